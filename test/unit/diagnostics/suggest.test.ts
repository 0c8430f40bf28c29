import { closest, didYouMean } from "../../../src/diagnostics/suggest";

test.each([
  ["milano", ["milan", "turin"], "milan"],
  ["provder", ["consumer", "provider"], "provider"],
  ["mlian", ["milan", "turin"], "milan"],
  ["ROME", ["rome"], "rome"],
  ["x", ["rome", "milan"], undefined],
  ["kubernetes", ["rome"], undefined],
])("%s of %j is meant as %s", (name, known, expected) => {
  expect(closest(name, known)).toBe(expected);
});

test("without a near miss the choices are listed, if they are few", () => {
  expect(didYouMean("zzz", ["a", "b"], "choices")).toBe("choices: a, b");
  expect(
    didYouMean(
      "zzz",
      Array.from({ length: 14 }, (_, i) => `c${i}`),
      "choices",
    ),
  ).toMatch(/c11 and 2 more$/);
  expect(didYouMean("zzz", [], "clusters")).toBe("there are no clusters to choose from");
});
