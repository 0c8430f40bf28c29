import fc from "fast-check";
import { compareTree } from "../../../../src/output/tree/compare-tree";
import { recover } from "../../../../src/output/tree/recover";
import { TreeFailure } from "../../../../src/output/tree/tree-failure";
import { writeTree } from "../../../../src/output/tree/write-tree";
import { contentOf } from "../../../support/folder-content";
import { indexedTree } from "../../../support/indexed-tree";
import { temporaryFolder } from "../../../support/temporary-folder";
import { endLockHolder } from "./end-lock-holder";
import { during, killAt } from "./faulty-disk";

jest.mock("node:fs", () => jest.requireActual("./faulty-disk").faultyFs(jest.requireActual("node:fs")));

/** The same trees in every run; FUZZ_SEED tries others, FUZZ_RUNS more. */
const options = { seed: Number(process.env.FUZZ_SEED ?? 20260601), numRuns: Number(process.env.FUZZ_RUNS ?? 150) };

type Files = Readonly<Record<string, string>>;

/** Few names, so that trees meet. */
const inner = fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 3 }).map((names) => names.join("/"));
const path = fc.oneof(
  inner,
  inner.map((way) => `clusters/rome/${way}`),
);
const files = fc.dictionary(path, fc.constantFrom("one", "two", "three"), { maxKeys: 8 });

/** What a run finds, and what it has to make of it. */
interface Scene {
  readonly old: Files;
  readonly next: Files;
  readonly foreign: Files;
}

const scene: fc.Arbitrary<Scene> = fc.record({ old: files, next: files, foreign: files }).map((all) => {
  const [old, next] = [fitting(all.old, {}), fitting(all.next, {})];
  return { old, next, foreign: fitting(all.foreign, old) };
});

/** What of these files can be in a folder together with those that are there already. */
function fitting(candidates: Files, present: Files): Files {
  const kept: Record<string, string> = {};
  for (const [each, text] of Object.entries(candidates)) {
    const others = [...Object.keys(kept), ...Object.keys(present)];
    if (!others.some((other) => other === each || isBelow(other, each) || isBelow(each, other))) kept[each] = text;
  }
  return kept;
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

/** Whether a foreign file has the place of something in the tree. */
function isInTheWay(foreign: Files, next: Files): boolean {
  const wanted = Object.entries(next);
  return Object.entries(foreign).some(([path, text]) =>
    wanted.some(([other, wish]) => (path === other && text !== wish) || isBelow(path, other) || isBelow(other, path)),
  );
}

function folderOf({ old, foreign }: Scene): string {
  return temporaryFolder(whole(old, foreign));
}

function whole(tree: Files, foreign: Files): Files {
  return { ...Object.fromEntries(indexedTree(tree)), ...foreign };
}

test("whatever was there, the tree is written exactly, foreign files stay, and a second run finds nothing to do", () => {
  const check = fc.property(scene, (each) => {
    const { old, next, foreign } = each;
    const folder = folderOf(each);
    const tree = indexedTree(next);
    if (isInTheWay(foreign, next)) {
      expect(() => writeTree(folder, tree)).toThrow(TreeFailure);
      return expect(contentOf(folder)).toEqual(whole(old, foreign));
    }
    const forecast = compareTree(folder, tree);
    expect(contentOf(folder)).toEqual(whole(old, foreign));
    expect(writeTree(folder, tree)).toEqual(forecast);
    expect(contentOf(folder)).toEqual(whole(next, foreign));
    expect(forecast.removed).toEqual([...indexedTree(old).keys()].filter((path) => !tree.has(path)).sort());
    const nothing = { written: [], unchanged: tree.size, removed: [] };
    expect([compareTree(folder, tree), writeTree(folder, tree)]).toEqual([nothing, nothing]);
  });
  fc.assert(check, options);
});

test("whenever a run is killed, the old tree or the new one is there after the next, whole", () => {
  const kill = fc.record({ place: fc.integer({ min: 1, max: 60 }), how: fc.constantFrom("stop" as const, "tear") });
  const check = fc.property(scene, fc.array(kill, { minLength: 1, maxLength: 4 }), (each, kills) => {
    const { old, next, foreign } = each;
    fc.pre(!isInTheWay(foreign, next));
    const folder = folderOf(each);
    for (const { place, how } of kills) {
      during(killAt(place, how), () => writeTree(folder, indexedTree(next)));
      endLockHolder(folder);
    }
    recover(folder);
    expect([whole(old, foreign), whole(next, foreign)]).toContainEqual(contentOf(folder));
    writeTree(folder, indexedTree(next));
    expect(contentOf(folder)).toEqual(whole(next, foreign));
  });
  fc.assert(check, options);
});
