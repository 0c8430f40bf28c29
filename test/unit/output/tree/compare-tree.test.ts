import { mkdirSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compareTree } from "../../../../src/output/tree/compare-tree";
import { contentOf } from "../../../support/folder-content";
import { indexedTree } from "../../../support/indexed-tree";
import { temporaryFolder } from "../../../support/temporary-folder";
import { failureOf } from "./failure-of";

const old = indexedTree({
  "README.md": "read",
  "clusters/rome/a.yaml": "a",
  "clusters/rome/b.yaml": "b",
  "clusters/turin/c.yaml": "c",
});
const next = indexedTree({ "README.md": "read", "clusters/rome/a.yaml": "A", "clusters/rome/d.yaml": "d" });

test("tells what is new, what differs, what stays and what goes, and writes nothing", () => {
  const folder = temporaryFolder({ ...Object.fromEntries(old), "clusters/rome/foreign.yaml": "" });
  const before = contentOf(folder);
  expect(compareTree(folder, next)).toEqual({
    written: ["clusters/rome/a.yaml", "clusters/rome/d.yaml", "clusters/rome/index.json", "index.json"],
    unchanged: 1,
    removed: ["clusters/rome/b.yaml", "clusters/turin/c.yaml", "clusters/turin/index.json"],
  });
  expect(contentOf(folder)).toEqual(before);
});

test("where there is no folder, everything is new, and the folder is not made", () => {
  const folder = join(temporaryFolder(), "dist");
  expect(compareTree(folder, old)).toEqual({ written: [...old.keys()].sort(), unchanged: 0, removed: [] });
  expect(contentOf(join(folder, ".."))).toEqual({});
});

test("bytes count: the same number of others, and what is no UTF-8", () => {
  const folder = temporaryFolder({ ...Object.fromEntries(indexedTree({ x: "\ufffd", y: "yes" })) });
  writeFileSync(join(folder, "x"), Buffer.from([0xf0, 0x9f, 0x98]));
  writeFileSync(join(folder, "y"), "yet");
  expect(compareTree(folder, indexedTree({ x: "\ufffd", y: "yes" })).written).toEqual(["x", "y"]);
});

test("what is gone already is not removed, and a folder in its place is not ours", () => {
  const folder = temporaryFolder(Object.fromEntries(old));
  unlinkSync(join(folder, "clusters/rome/b.yaml"));
  unlinkSync(join(folder, "clusters/turin/c.yaml"));
  mkdirSync(join(folder, "clusters/turin/c.yaml"));
  expect(compareTree(folder, next).removed).toEqual(["clusters/turin/index.json"]);
});

test("a link in the place of a file differs, even when it is as long as the text and leads to the same one", () => {
  const tree = indexedTree({ "a.yaml": "twin" });
  const folder = temporaryFolder({ ...Object.fromEntries(tree), twin: "twin" });
  unlinkSync(join(folder, "a.yaml"));
  symlinkSync("twin", join(folder, "a.yaml"));
  expect(compareTree(folder, tree).written).toEqual(["a.yaml"]);
});

describe("refused", () => {
  test("a file in the place of a folder", () => {
    const folder = temporaryFolder({ clusters: "" });
    const { message, help } = failureOf(() => compareTree(folder, next));
    expect(message).toBe(`${folder}/clusters is a file where a folder should be`);
    expect(help).toBe("move it away, or choose another folder with --out");
  });

  test("a link in the place of a folder, to wherever it leads", () => {
    const folder = temporaryFolder({ "elsewhere/rome/a.yaml": "A" });
    symlinkSync("elsewhere", join(folder, "clusters"));
    expect(failureOf(() => compareTree(folder, next)).message).toBe(
      `${folder}/clusters is a link, and links are not followed there`,
    );
  });

  test("a link on the way to a file that goes", () => {
    const folder = temporaryFolder({ "index.json": old.get("index.json") ?? "", "elsewhere/x.yaml": "" });
    const ours = JSON.stringify({
      ...JSON.parse(old.get("index.json") ?? ""),
      clusters: [],
      files: [{ path: "link/x.yaml", digest: "" }],
    });
    writeFileSync(join(folder, "index.json"), ours);
    symlinkSync("elsewhere", join(folder, "link"));
    expect(failureOf(() => compareTree(folder, next)).message).toContain(`${folder}/link is a link`);
  });

  test("an output folder that is a file, or a link to nothing, or below a file", () => {
    const folder = temporaryFolder({ file: "" });
    symlinkSync("nowhere", join(folder, "link"));
    const messages = ["file", "link", "file/dist"].map(
      (name) => failureOf(() => compareTree(`${folder}/${name}/`, next)).message,
    );
    expect(messages).toEqual([
      `${folder}/file is a file, not a folder`,
      `${folder}/link is a link that leads nowhere`,
      `cannot open ${folder}/file/dist: a folder on the way to it is a file`,
    ]);
  });
});

test("a tree that cannot be a folder is a bug", () => {
  expect(() => compareTree("x", new Map([["../x", ""]]))).toThrow('the path "../x" of the tree has a ".." segment');
  const both = new Map([["a/b/c", ""]]).set("a", "");
  expect(() => compareTree("x", both)).toThrow('"a" is a file and a folder of the tree');
});
