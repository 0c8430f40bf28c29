import { flawOfName, flawOfPath, parentOf } from "../../../../src/output/tree/safe-path";

test.each([
  "index.json",
  "clusters/rome/peerings/milan/net/kustomization.yaml",
  "a/.hidden/..b/c..",
  "-",
  "with blank/ä",
  "peerage",
  ".peerages/x",
])("%j is a path below the output folder", (path) => {
  expect(flawOfPath(path)).toBeUndefined();
});

test.each([
  ["", "is empty"],
  ["a\0b", "has a NUL character"],
  ["a\\b", "has a backslash"],
  ["/a", "is absolute"],
  ["C:/a", "is absolute"],
  ["a//b", "has an empty segment"],
  ["a/", "has an empty segment"],
  ["..", 'has a ".." segment'],
  ["a/../b", 'has a ".." segment'],
  [".", 'has a "." segment'],
  ["a/./b", 'has a "." segment'],
  [".peerage/journal.json", "is below .peerage, where nothing is kept"],
  [".Peerage", "is below .peerage, where nothing is kept"],
])("%j is no path below the output folder", (path, flaw) => {
  expect(flawOfPath(path)).toBe(flaw);
});

test("the name of a cluster is a path without a slash", () => {
  expect(["rome", "a/b", ".."].map(flawOfName)).toEqual([undefined, "has a slash", 'has a ".." segment']);
});

test("the folder of a path", () => {
  expect(["a/b/c", "a/b", "a"].map(parentOf)).toEqual(["a/b", "a", ""]);
});
