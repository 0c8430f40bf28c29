import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { FileTree } from "../../../../src/model/tree-index";
import { compareTree } from "../../../../src/output/tree/compare-tree";
import { writeTree } from "../../../../src/output/tree/write-tree";
import { contentOf } from "../../../support/folder-content";
import { indexedTree } from "../../../support/indexed-tree";
import { temporaryFolder } from "../../../support/temporary-folder";
import { failureOf } from "./failure-of";

const old = indexedTree({
  "README.md": "read",
  "clusters/rome/a.yaml": "a",
  "clusters/rome/deep/er/b.yaml": "b",
  "clusters/turin/c.yaml": "c",
});
const next = indexedTree({ "README.md": "read", "clusters/rome/a.yaml": "A", "clusters/rome/d.yaml": "d" });

function written(tree: FileTree = old): string {
  const folder = temporaryFolder();
  writeTree(folder, tree);
  return folder;
}

describe("the folder becomes the tree", () => {
  test("where there was none", () => {
    const folder = join(temporaryFolder(), "a", "dist");
    expect(writeTree(folder, old)).toEqual({ written: [...old.keys()].sort(), unchanged: 0, removed: [] });
    expect(contentOf(folder)).toEqual(Object.fromEntries(old));
  });

  test("where there was another, with the changes that a comparison told before", () => {
    const folder = written();
    const forecast = compareTree(folder, next);
    expect(writeTree(folder, next)).toEqual(forecast);
    expect(contentOf(folder)).toEqual(Object.fromEntries(next));
  });

  test("where the output folder is reached through a link", () => {
    const folder = written();
    const link = join(temporaryFolder(), "dist");
    symlinkSync(folder, link);
    writeTree(link, next);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(contentOf(folder)).toEqual(Object.fromEntries(next));
  });

  test("where a file of ours becomes a folder, and a folder a file", () => {
    const one = indexedTree({ a: "file", "b/in/x": "x" });
    const other = indexedTree({ "a/in/x": "x", b: "file" });
    const folder = written(one);
    writeTree(folder, other);
    expect(contentOf(folder)).toEqual(Object.fromEntries(other));
    writeTree(folder, one);
    expect(contentOf(folder)).toEqual(Object.fromEntries(one));
  });

  test("where a file of ours was changed or removed by hand", () => {
    const folder = written();
    writeFileSync(join(folder, "README.md"), "mine now");
    unlinkSync(join(folder, "clusters/turin/c.yaml"));
    expect(writeTree(folder, old).written).toEqual(["README.md", "clusters/turin/c.yaml"]);
    expect(contentOf(folder)).toEqual(Object.fromEntries(old));
  });

  test("with 0644 for files and 0755 for folders, minus the umask", () => {
    const mask = process.umask(0o027);
    try {
      const folder = join(temporaryFolder(), "dist");
      writeTree(folder, old);
      const modes = [".", "clusters", "index.json", "clusters/rome/a.yaml"].map(
        (path) => lstatSync(join(folder, path)).mode & 0o777,
      );
      expect(modes).toEqual([0o750, 0o750, 0o640, 0o640]);
    } finally {
      process.umask(mask);
    }
  });
});

describe("what does not change is not touched", () => {
  const past = new Date("2020-01-01T00:00:00Z");

  function timesOf(folder: string): readonly number[] {
    const all = ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()];
    return all.map((path) => lstatSync(join(folder, path)).mtimeMs);
  }

  test("no file and no folder, when nothing changes", () => {
    const folder = written();
    for (const path of [...readdirSync(folder, { recursive: true, encoding: "utf8" }), "."])
      utimesSync(join(folder, path), past, past);
    expect(writeTree(folder, old)).toEqual({ written: [], unchanged: old.size, removed: [] });
    expect(new Set(timesOf(folder))).toEqual(new Set([past.getTime()]));
  });

  test("no file that stays, when others change", () => {
    const folder = written();
    utimesSync(join(folder, "README.md"), past, past);
    writeTree(folder, next);
    expect(lstatSync(join(folder, "README.md")).mtimeMs).toBe(past.getTime());
  });

  test("not even the mode", () => {
    const folder = written();
    chmodSync(join(folder, "README.md"), 0o600);
    writeTree(folder, next);
    expect(lstatSync(join(folder, "README.md")).mode & 0o777).toBe(0o600);
  });

  test("no folder is made for an empty tree", () => {
    const folder = temporaryFolder();
    expect(writeTree(join(folder, "dist"), new Map())).toEqual({ written: [], unchanged: 0, removed: [] });
    expect(contentOf(folder)).toEqual({});
  });
});

describe("foreign files", () => {
  test("stay, with the folders that they are in; folders that we emptied go", () => {
    const folder = written();
    mkdirSync(join(folder, "clusters/rome/deep/empty"));
    writeFileSync(join(folder, "clusters/turin/mine"), "x");
    writeFileSync(join(folder, "top"), "x");
    writeTree(folder, next);
    expect(contentOf(folder)).toEqual({
      ...Object.fromEntries(next),
      "clusters/rome/deep/empty/": "",
      "clusters/turin/mine": "x",
      top: "x",
    });
    expect(lstatSync(join(folder, "clusters/rome/deep/er"), { throwIfNoEntry: false })).toBeUndefined();
  });

  test("are all told at once where the tree needs their place, and nothing is changed", () => {
    const folder = temporaryFolder({ "README.md": "mine", "clusters/rome/a.yaml": "mine", other: "" });
    symlinkSync("other", join(folder, "index.json.link"));
    const before = contentOf(folder);
    const { message, help } = failureOf(() => writeTree(folder, next));
    expect(message).toBe(
      `cannot write ${folder}/README.md, ${folder}/clusters/rome/a.yaml: they were not made by peerage`,
    );
    expect(help).toBe("move them away, or choose another folder with --out; nothing was changed");
    expect(contentOf(folder)).toEqual(before);
  });

  test.each([
    ["a.yaml", "# Made by peerage from peerings/; do not edit\nold: true\n"],
    ["README.md", "<!-- Made by peerage -->\n# Old\n"],
    ["a.json", '{"apiVersion":"peerage.dev/v1alpha1","kind":"Old"}'],
  ])("that say that they are ours are replaced: %s", (path, text) => {
    const folder = temporaryFolder({ [path]: text });
    writeTree(folder, indexedTree({ [path]: "new" }));
    expect(readFileSync(join(folder, path), "utf8")).toBe("new");
  });

  test.each([
    ["a.yaml", "a: 1\n# Made by peerage\n"],
    ["a.yaml", ""],
    ["a.json", '{"apiVersion":"v1"}'],
    ["a.json", '{"apiVersion":1}'],
    ["a.json", "null"],
    ["a.json", "# Made by peerage"],
  ])("that do not say so are not: %s of %j", (path, text) => {
    const folder = temporaryFolder({ [path]: text });
    expect(failureOf(() => writeTree(folder, indexedTree({ [path]: "new" }))).message).toBe(
      `cannot write ${folder}/${path}: it was not made by peerage`,
    );
  });

  test("with the right text already are taken for ours", () => {
    const folder = temporaryFolder({ "README.md": "read" });
    expect(writeTree(folder, old).unchanged).toBe(1);
    writeTree(folder, indexedTree({}));
    expect(Object.keys(contentOf(folder))).toEqual(["index.json"]);
  });

  test("in a folder whose place is needed keep it", () => {
    const folder = written(indexedTree({ "a/x": "x", "a/in/y": "y" }));
    mkdirSync(join(folder, "a/empty"));
    const before = contentOf(folder);
    expect(failureOf(() => writeTree(folder, indexedTree({ a: "file" }))).message).toContain(
      `cannot write ${folder}/a: `,
    );
    expect(contentOf(folder)).toEqual(before);
    rmSync(join(folder, "a/empty"), { recursive: true });
    writeTree(folder, indexedTree({ a: "file" }));
    expect(contentOf(folder)).toEqual(Object.fromEntries(indexedTree({ a: "file" })));
  });

  test("that share their bytes with a file of ours keep them", () => {
    const folder = written();
    linkSync(join(folder, "clusters/rome/a.yaml"), join(folder, "twin"));
    writeTree(folder, next);
    expect(readFileSync(join(folder, "twin"), "utf8")).toBe("a");
  });
});

describe("links", () => {
  const outside = () => temporaryFolder({ "a.yaml": "outside", "deep/er/b.yaml": "outside" });

  test("in the place of a file of ours are replaced or removed, and what they lead to stays", () => {
    const away = outside();
    const folder = written();
    for (const path of ["clusters/rome/a.yaml", "clusters/turin/c.yaml"]) {
      unlinkSync(join(folder, path));
      symlinkSync(join(away, "a.yaml"), join(folder, path));
    }
    writeTree(folder, next);
    expect(contentOf(folder)).toEqual(Object.fromEntries(next));
    expect(contentOf(away)).toEqual({ "a.yaml": "outside", "deep/er/b.yaml": "outside" });
  });

  test("in the place of a file that was never ours are foreign", () => {
    const folder = temporaryFolder({ ours: "# Made by peerage" });
    symlinkSync("ours", join(folder, "README.md"));
    expect(failureOf(() => writeTree(folder, old)).message).toContain(`cannot write ${folder}/README.md`);
  });

  test("in the place of a folder are refused before anything changes", () => {
    const away = outside();
    const folder = written();
    rmSync(join(folder, "clusters/rome/deep"), { recursive: true });
    symlinkSync(join(away, "deep"), join(folder, "clusters/rome/deep"));
    const before = contentOf(folder);
    expect(failureOf(() => writeTree(folder, next)).message).toBe(
      `${folder}/clusters/rome/deep is a link, and links are not followed there`,
    );
    expect(contentOf(folder)).toEqual(before);
    expect(contentOf(away)).toEqual({ "a.yaml": "outside", "deep/er/b.yaml": "outside" });
  });

  test("in the place of the work folder are refused", () => {
    const away = temporaryFolder();
    const folder = written();
    symlinkSync(away, join(folder, ".peerage"));
    expect(failureOf(() => writeTree(folder, next)).message).toBe(
      `${folder}/.peerage is a link, and links are not followed there`,
    );
    expect(contentOf(away)).toEqual({});
  });
});
