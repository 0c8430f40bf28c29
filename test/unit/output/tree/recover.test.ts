import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compareTree } from "../../../../src/output/tree/compare-tree";
import { recover } from "../../../../src/output/tree/recover";
import { writeTree } from "../../../../src/output/tree/write-tree";
import { contentOf } from "../../../support/folder-content";
import { indexedTree } from "../../../support/indexed-tree";
import { temporaryFolder } from "../../../support/temporary-folder";
import { failureOf } from "./failure-of";

const tree = indexedTree({ "a.yaml": "old a", "b.yaml": "old b" });

function journal(change: object): string {
  return JSON.stringify({ apiVersion: "peerage.dev/v1alpha1", kind: "Journal", write: [], remove: [], ...change });
}

/** A folder with a tree, as a killed run might have left it. */
function folderWith(work: Readonly<Record<string, string>>): string {
  const inner = Object.entries(work).map(([name, text]) => [`.peerage/${name}`, text] as const);
  return temporaryFolder({ ...Object.fromEntries(tree), ...Object.fromEntries(inner) });
}

const committed = {
  "journal.json": journal({ write: ["a.yaml", "c/c.yaml", "d.yaml"], remove: ["b.yaml"] }),
  "new/0": "new a",
  "new/1": "new c",
};
const finished = { "a.yaml": "new a", "c/c.yaml": "new c", "index.json": tree.get("index.json") };

describe("recovery", () => {
  test("has nothing to do where there is no folder, or no run was killed", () => {
    const folder = temporaryFolder(Object.fromEntries(tree));
    expect([recover(folder), recover(join(folder, "nowhere"))]).toEqual(["nothing", "nothing"]);
    expect(contentOf(folder)).toEqual(Object.fromEntries(tree));
  });

  test("throws away what was never committed", () => {
    const folder = folderWith({ "new/0": "half", "journal.draft": "{", "lock.x/x": "" });
    expect(recover(folder)).toBe("discarded");
    expect(contentOf(folder)).toEqual(Object.fromEntries(tree));
  });

  test("finishes what was committed, from wherever it stopped", () => {
    const folder = folderWith(committed);
    expect(recover(folder)).toBe("finished");
    expect(contentOf(folder)).toEqual(finished);
  });

  test("comes before a comparison and before a run", () => {
    const folder = folderWith(committed);
    expect(compareTree(folder, indexedTree({ "a.yaml": "new a" })).written).toEqual(["index.json"]);
    expect(contentOf(folder)).toEqual(finished);
    const other = folderWith(committed);
    expect(writeTree(other, indexedTree({ "a.yaml": "new a", "c/c.yaml": "new c" })).written).toEqual(["index.json"]);
  });

  test("leaves alone what is not ours in the work folder", () => {
    const folder = folderWith({ ...committed, notes: "mine" });
    recover(folder);
    expect(contentOf(folder)).toEqual({ ...finished, ".peerage/notes": "mine" });
  });
});

const damaged: readonly (readonly [what: string, work: Readonly<Record<string, string>>, words: string])[] = [
  ["no JSON", { "journal.json": "{" }, "is no JSON"],
  ["another kind", { "journal.json": journal({ kind: "Index" }) }, 'kind must be "Journal"'],
  ["a missing list", { "journal.json": journal({ remove: undefined }) }, "remove must be a list"],
  ["a way out", { "journal.json": journal({ write: ["../x"] }), "new/0": "x" }, 'write[0] "../x" has a ".." segment'],
  ["a removal outside", { "journal.json": journal({ remove: ["/etc/hostname"] }) }, "is absolute"],
  ["itself", { "journal.json": journal({ remove: [".peerage/lock"] }) }, "is below .peerage"],
  ["a contradiction", { "journal.json": journal({ write: ["a"], remove: ["a"] }) }, 'writes and removes "a"'],
  ["a staged folder", { "journal.json": journal({ write: ["a"] }), "new/0/x": "" }, "new/0, left by a run"],
];

describe("a journal that we cannot have written is refused, and nothing is touched", () => {
  test.each(damaged)("%s", (_, work, words) => {
    const folder = folderWith(work);
    expectRefusal(folder, words, `remove ${folder}/.peerage, then run again; nothing was changed`);
  });

  test("a link in the place of the journal", () => {
    const folder = folderWith({ "new/0": "x" });
    const away = temporaryFolder({ journal: committed["journal.json"] });
    symlinkSync(join(away, "journal"), join(folder, ".peerage/journal.json"));
    expectRefusal(folder, ".peerage/journal.json is a link", "remove it");
  });

  test("a link in the place of the staged files, and of one of them", () => {
    const away = temporaryFolder({ "0": "outside" });
    const all = folderWith({ "journal.json": journal({ write: ["a.yaml"] }) });
    symlinkSync(away, join(all, ".peerage/new"));
    expectRefusal(all, ".peerage/new, left by a run that was killed, is not a folder", "remove");
    const one = folderWith({ "journal.json": journal({ write: ["a.yaml"] }), "new/1": "x" });
    symlinkSync(join(away, "0"), join(one, ".peerage/new/0"));
    expectRefusal(one, ".peerage/new/0, left by a run that was killed, is not a regular file", "remove");
    expect(contentOf(away)).toEqual({ "0": "outside" });
  });

  test.each([
    [{ write: ["a.yaml", "link/x"] }],
    [{ write: ["a.yaml"], remove: ["b.yaml", "link/x"] }],
    [{ write: ["a.yaml", "link/in/x"] }],
  ])("a link on the way to a file: %j", (change) => {
    const away = temporaryFolder({ x: "outside" });
    const folder = folderWith({ "journal.json": journal(change), "new/0": "new", "new/1": "new" });
    symlinkSync(away, join(folder, "link"));
    expectRefusal(folder, "/link is a link, and links are not followed there", "move it away");
    expect(contentOf(away)).toEqual({ x: "outside" });
  });

  test("a file in the place of the work folder", () => {
    const folder = temporaryFolder({ ...Object.fromEntries(tree), ".peerage": "mine" });
    expectRefusal(folder, ".peerage is a file where a folder should be", "move it away");
  });
});

test("a link in the place of a file is replaced, not followed", () => {
  const away = temporaryFolder({ x: "outside" });
  const folder = folderWith({ "journal.json": journal({ write: ["in/x"], remove: ["gone"] }), "new/0": "new" });
  for (const path of ["in/x", "gone"]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(away, "x"), join(folder, path));
  }
  recover(folder);
  expect(contentOf(folder)).toEqual({ ...Object.fromEntries(tree), "in/x": "new" });
  expect(contentOf(away)).toEqual({ x: "outside" });
});

test("a folder that came into the place of a file stops the recovery, which goes on when it is gone", () => {
  const folder = folderWith({ "journal.json": journal({ write: ["c"], remove: [] }), "new/0": "new" });
  mkdirSync(join(folder, "c"));
  writeFileSync(join(folder, "c/mine"), "mine");
  const { message, help } = failureOf(() => recover(folder));
  expect(message).toMatch(/^cannot put in place .*\/c: /);
  expect(help).toContain("the next run goes on from there");
  expect(contentOf(folder)).toMatchObject({ "c/mine": "mine", ".peerage/new/0": "new" });
});

function expectRefusal(folder: string, words: string, remedy: string): void {
  const before = contentOf(folder);
  for (const step of [recover, () => compareTree(folder, tree), () => writeTree(folder, indexedTree({}))]) {
    const { message, help } = failureOf(() => step(folder));
    expect(message).toContain(words);
    expect(help).toContain(remedy);
    expect(contentOf(folder)).toEqual(before);
  }
}
