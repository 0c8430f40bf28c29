import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeSecretFile, replaceSecretFile } from "../../../src/output/write-secret";
import { temporaryFolder } from "../../support/temporary-folder";

const path = "secrets/rome/milan.keys.yaml";

function mode(file: string): string {
  return (statSync(file).mode & 0o777).toString(8);
}

test("a file is made for its owner alone, in folders of its own, and nothing is left beside it", () => {
  const folder = temporaryFolder();
  expect(makeSecretFile(folder, path, "a")).toBeUndefined();
  expect(readFileSync(join(folder, path), "utf8")).toBe("a");
  expect([path, "secrets/rome", "secrets"].map((each) => mode(join(folder, each)))).toEqual(["600", "700", "700"]);
  expect(readdirSync(join(folder, "secrets", "rome"))).toEqual(["milan.keys.yaml"]);
});

test("a file that is there is not made again", () => {
  const folder = temporaryFolder({ [path]: "a" });
  expect(makeSecretFile(folder, path, "b")).toBe("it appeared while this ran");
  expect(readFileSync(join(folder, path), "utf8")).toBe("a");
  expect(readdirSync(join(folder, "secrets", "rome"))).toEqual(["milan.keys.yaml"]);
});

test("a file is replaced, and stays its owner's", () => {
  const folder = temporaryFolder({ [path]: "a" });
  expect(replaceSecretFile(folder, path, "b")).toBeUndefined();
  expect([readFileSync(join(folder, path), "utf8"), mode(join(folder, path))]).toEqual(["b", "600"]);
});

test("nothing is written through a link: not of a folder, not of the file", () => {
  const outside = temporaryFolder({ "milan.keys.yaml": "theirs" });
  const linked = temporaryFolder({ "secrets/x": "" });
  symlinkSync(outside, join(linked, "secrets", "rome"));
  expect(makeSecretFile(linked, path, "b")).toContain("links are not followed");
  expect(replaceSecretFile(linked, path, "b")).toContain("links are not followed");

  const folder = temporaryFolder();
  mkdirSync(join(folder, "secrets", "rome"), { recursive: true });
  symlinkSync(join(outside, "milan.keys.yaml"), join(folder, path));
  expect(makeSecretFile(folder, path, "b")).toBe("it appeared while this ran");
  expect(replaceSecretFile(folder, path, "b")).toBeUndefined();
  expect(lstatSync(join(folder, path)).isFile()).toBe(true);
  expect(readFileSync(join(outside, "milan.keys.yaml"), "utf8")).toBe("theirs");
});

test("what is in the way is told", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "secrets"), "");
  expect(makeSecretFile(folder, path, "a")).toContain("is no folder of its own");
});
