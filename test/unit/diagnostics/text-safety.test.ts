import { visible } from "../../../src/diagnostics/escape";
import { redact } from "../../../src/diagnostics/redact";
import { safe } from "../../../src/diagnostics/render/safe";

test("escape sequences, direction marks and line breaks become visible", () => {
  expect(visible("a\u001b[31mb\u202ec\nd\u0007\u009b")).toBe("a\\x1b[31mb\\u202ec\\nd\\x07\\x9b");
});

test("ordinary text of any script stays as it is", () => {
  expect(visible("Zürich 東京 🙂")).toBe("Zürich 東京 🙂");
});

test("what may be a key is hidden, character for character", () => {
  const key = "aB3dEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfG=";
  expect(redact(`privateKey: ${key}`)).toBe(`privateKey: aB3d${"*".repeat(key.length - 4)}`);
});

test("passwords in URLs are hidden", () => {
  expect(redact("url: https://u:hunter2@x/y")).toBe("url: https://*********@x/y");
});

test("long names are not taken for keys", () => {
  const name = "a-very-long-name-of-a-cluster-that-somebody-thought-was-a-good-idea";
  expect(redact(name)).toBe(name);
});

test("endless text ends", () => {
  expect(safe("x y ".repeat(1000)).length).toBeLessThan(700);
});
