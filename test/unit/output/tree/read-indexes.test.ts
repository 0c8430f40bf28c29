import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { compareTree } from "../../../../src/output/tree/compare-tree";
import { readIndexes } from "../../../../src/output/tree/read-indexes";
import { writeTree } from "../../../../src/output/tree/write-tree";
import { contentOf } from "../../../support/folder-content";
import { indexedTree } from "../../../support/indexed-tree";
import { temporaryFolder } from "../../../support/temporary-folder";
import { failureOf } from "./failure-of";

const good = indexedTree({ "README.md": "x", "clusters/rome/a.yaml": "x", "clusters/rome/in/b.yaml": "x" });

function rootIndex(change: object): string {
  return JSON.stringify({ ...JSON.parse(good.get("index.json") ?? ""), ...change });
}

function clusterIndex(change: object): string {
  return JSON.stringify({ ...JSON.parse(good.get("clusters/rome/index.json") ?? ""), ...change });
}

function folderWith(changes: Readonly<Record<string, string>>): string {
  return temporaryFolder({ ...Object.fromEntries(good), ...changes });
}

test("indexes are given back, and what they list is ours, as they are themselves", () => {
  const { index, clusters, owned } = readIndexes(folderWith({ "clusters/rome/foreign.yaml": "" }));
  expect(index).toEqual(JSON.parse(good.get("index.json") ?? ""));
  expect([...clusters]).toEqual([["rome", JSON.parse(good.get("clusters/rome/index.json") ?? "")]]);
  expect([...owned].sort()).toEqual([...good.keys()].sort());
});

test("no folder, no index: nothing is ours", () => {
  const folder = temporaryFolder({ "a.yaml": "" });
  for (const each of [folder, join(folder, "nowhere")])
    expect(readIndexes(each)).toEqual({ index: undefined, clusters: new Map(), owned: new Set() });
});

test("an index that is gone does not make anybody forget what there was", () => {
  const withoutCluster = temporaryFolder({ "index.json": good.get("index.json") ?? "" });
  expect(failureOf(() => readIndexes(withoutCluster)).message).toMatch(
    /clusters\/rome\/index\.json is missing, though/,
  );
  const withoutRoot = temporaryFolder({ "clusters/rome/index.json": good.get("clusters/rome/index.json") ?? "" });
  expect(failureOf(() => readIndexes(withoutRoot)).message).toMatch(/index\.json is missing, but/);
});

const file = { path: "x", digest: "sha256:0" };

const refused: readonly (readonly [what: string, file: string, text: string, words: string])[] = [
  ["no JSON", "index.json", "{", "is no JSON"],
  ["marks of a merge conflict", "clusters/rome/index.json", `{\n<<<<<<< HEAD\n}`, "has the marks of a merge conflict"],
  ["a list", "index.json", "[]", "must be a mapping"],
  [
    "another version",
    "index.json",
    rootIndex({ apiVersion: "peerage.dev/v2" }),
    'apiVersion must be "peerage.dev/v1alpha1"',
  ],
  ["another kind", "clusters/rome/index.json", good.get("index.json") ?? "", 'kind must be "ClusterIndex"'],
  ["no files", "index.json", rootIndex({ files: undefined }), "files must be a list"],
  ["a file that is no mapping", "index.json", rootIndex({ files: [file, "x"] }), "files[1] must be a mapping"],
  ["a path that is no text", "index.json", rootIndex({ files: [{ ...file, path: 1 }] }), "files[0].path must be text"],
  ["an absolute path", "index.json", rootIndex({ files: [{ ...file, path: "/etc/x" }] }), '"/etc/x" is absolute'],
  ["a way out", "index.json", rootIndex({ files: [{ ...file, path: "../x" }] }), '"../x" has a ".." segment'],
  [
    "a way out of a cluster",
    "clusters/rome/index.json",
    clusterIndex({ files: [file, { ...file, path: "a/../../x" }] }),
    'files[1].path "a/../../x" has a ".." segment',
  ],
  ["a backslash", "clusters/rome/index.json", clusterIndex({ files: [{ ...file, path: "a\\b" }] }), "has a backslash"],
  ["an empty segment", "index.json", rootIndex({ files: [{ ...file, path: "a//b" }] }), "has an empty segment"],
  ["a dot", "index.json", rootIndex({ files: [{ ...file, path: "./b" }] }), 'has a "." segment'],
  ["NUL", "index.json", rootIndex({ files: [{ ...file, path: "a\0" }] }), "has a NUL character"],
  ["a cluster that is a path", "index.json", rootIndex({ clusters: ["rome", "a/b"] }), 'clusters[1] "a/b" has a slash'],
  ["a cluster that is a way out", "index.json", rootIndex({ clusters: [".."] }), 'clusters[0] ".." has a ".." segment'],
  [
    "an unknown phase",
    "clusters/rome/index.json",
    clusterIndex({ files: [{ ...file, phase: "x" }] }),
    "files[0].phase must be",
  ],
  [
    "objects that are no text",
    "clusters/rome/index.json",
    clusterIndex({ files: [{ ...file, objects: [1] }] }),
    "files[0].objects[0] must be text",
  ],
  [
    "a direction without a state",
    "clusters/rome/index.json",
    clusterIndex({ peerings: [{ name: "p", remote: "milan", directions: [{ consumer: "rome", provider: "milan" }] }] }),
    "peerings[0].directions[0].state must be text",
  ],
];

describe("an index that we cannot have written is refused by name and entry, and nothing is touched", () => {
  test.each(refused)("%s", (_, path, text, words) => {
    const folder = folderWith({ [path]: text });
    const before = contentOf(folder);
    for (const step of [readIndexes, () => compareTree(folder, good), () => writeTree(folder, indexedTree({}))]) {
      const failure = failureOf(() => step(folder));
      expect(failure.message).toContain(`${folder}/${path} `);
      expect(failure.message).toContain(words);
      expect(failure.help).toContain("restore it");
    }
    expect(contentOf(folder)).toEqual(before);
  });
});

describe("links are not followed", () => {
  const outside = temporaryFolder(Object.fromEntries(good));

  test("from index.json", () => {
    const folder = temporaryFolder();
    symlinkSync(join(outside, "index.json"), join(folder, "index.json"));
    expect(failureOf(() => readIndexes(folder)).message).toBe(
      `${folder}/index.json is a link, and links are not followed there`,
    );
  });

  test.each(["clusters", "clusters/rome"])("from %s", (path) => {
    const folder = temporaryFolder({ "index.json": good.get("index.json") ?? "" });
    if (path !== "clusters") mkdirSync(join(folder, "clusters"));
    symlinkSync(join(outside, path), join(folder, path));
    expect(failureOf(() => readIndexes(folder)).message).toBe(
      `${folder}/${path} is a link, and links are not followed there`,
    );
  });
});

test("a folder in the place of an index is refused", () => {
  const folder = temporaryFolder({ "index.json/x": "" });
  expect(failureOf(() => readIndexes(folder)).message).toBe(`${folder}/index.json is not a regular file`);
});
