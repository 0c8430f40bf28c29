import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FileTree } from "../../../../src/model/tree-index";
import { recover } from "../../../../src/output/tree/recover";
import { withLock } from "../../../../src/output/tree/tree-lock";
import { writeTree } from "../../../../src/output/tree/write-tree";
import { contentOf } from "../../../support/folder-content";
import { indexedTree } from "../../../support/indexed-tree";
import { temporaryFolder } from "../../../support/temporary-folder";
import { endLockHolder } from "./end-lock-holder";
import { during, killAt } from "./faulty-disk";

jest.mock("node:fs", () => jest.requireActual("./faulty-disk").faultyFs(jest.requireActual("node:fs")));

interface Scene {
  readonly old: FileTree;
  readonly next: FileTree;
  readonly foreign: Readonly<Record<string, string>>;
}

const nothing: FileTree = new Map();
const some = indexedTree({
  "README.md": "some readme",
  "clusters/rome/in/a.yaml": "some a",
  "clusters/turin/b.yaml": "b",
});
const others = indexedTree({
  "README.md": "other readme",
  "clusters/rome/in/c.yaml": "a new c",
  "clusters/milan/b.yaml": "b",
});
const mine = { "clusters/turin/mine": "foreign", top: "foreign" };

const scenes: readonly (readonly [string, Scene])[] = [
  ["the first run", { old: nothing, next: some, foreign: {} }],
  ["a run that removes all", { old: some, next: nothing, foreign: mine }],
  ["a run that changes, adds and removes", { old: some, next: others, foreign: mine }],
  [
    "a run in which files become folders and folders files",
    {
      old: indexedTree({ a: "a", "b/in/x": "x" }),
      next: indexedTree({ "a/in/x": "x", b: "b" }),
      foreign: { top: "foreign" },
    },
  ],
];

const hows = ["stop", "tear"] as const;

function folderOf({ old, foreign }: Scene): string {
  return temporaryFolder({ ...Object.fromEntries(old), ...foreign });
}

function beforeRun({ old, foreign }: Scene): object {
  return { ...Object.fromEntries(old), ...foreign };
}

function afterRun({ next, foreign }: Scene): object {
  return { ...Object.fromEntries(next), ...foreign };
}

function stepsOf(scene: Scene): number {
  const folder = folderOf(scene);
  return during(
    () => undefined,
    () => writeTree(folder, scene.next),
  ).steps;
}

/** A folder whose run was killed. */
function killedAt(scene: Scene, place: number, how: "stop" | "tear"): string {
  const folder = folderOf(scene);
  expect(during(killAt(place, how), () => writeTree(folder, scene.next)).isKilled).toBe(true);
  endLockHolder(folder);
  return folder;
}

describe.each(scenes)("%s, killed at every step", (_, scene) => {
  const places = Array.from({ length: stepsOf(scene) }, (_, place) => place + 1);

  test("has steps to be killed at", () => {
    expect(places.length).toBeGreaterThan(10);
  });

  test("is undone or finished, wholly, by the next one, and never undone after it could be finished", () => {
    const states = places.flatMap((place) => hows.map((how) => stateAfter(scene, killedAt(scene, place, how))));
    expect(states.join(" ")).toMatch(/^(old )+new( new)+$/);
  });

  test("never shows half a file", () => {
    const whole = new Set([...Object.values(beforeRun(scene)), ...Object.values(afterRun(scene)), ""]);
    for (const place of places) {
      const folder = killedAt(scene, place, "tear");
      const visible = Object.entries(contentOf(folder)).filter(([path]) => !path.startsWith(".peerage/"));
      expect(visible.filter(([, text]) => !whole.has(text))).toEqual([]);
    }
  });

  test("does not hinder the next one, whatever that writes", () => {
    for (const place of places) {
      const folder = killedAt(scene, place, "tear");
      writeTree(folder, others);
      expect(contentOf(folder)).toEqual({ ...Object.fromEntries(others), ...scene.foreign });
    }
  });
});

describe.each(scenes.slice(-2))("%s, killed at every step", (_, scene) => {
  test("may be killed again at every step of its recovery", () => {
    for (let place = stepsOf(scene); place > 0; place -= 1) {
      const once = killedAt(scene, place, "stop");
      recover(once);
      let isKilled = true;
      for (let second = 1; isKilled; second += 1) {
        const folder = killedAt(scene, place, "stop");
        ({ isKilled } = during(killAt(second, "stop"), () => recover(folder)));
        endLockHolder(folder);
        recover(folder);
        expect(contentOf(folder)).toEqual(contentOf(once));
      }
    }
  });
});

test("a run that was committed and killed by others just before we get the lock is finished first", () => {
  const folder = temporaryFolder(Object.fromEntries(some));
  const journal = { apiVersion: "peerage.dev/v1alpha1", kind: "Journal", write: ["README.md"], remove: [] };
  const plant = (step: number) => {
    if (step !== 1) return undefined;
    mkdirSync(join(folder, ".peerage/new"), { recursive: true });
    writeFileSync(join(folder, ".peerage/new/0"), "of the others");
    writeFileSync(join(folder, ".peerage/journal.json"), JSON.stringify(journal));
    return undefined;
  };
  during(plant, () => expect(writeTree(folder, others).written).toContain("README.md"));
  expect(contentOf(folder)).toEqual(Object.fromEntries(others));
});

test("a lock that was emptied before it is put in place is not taken for ours", () => {
  const folder = temporaryFolder();
  const held: (readonly string[])[] = [];
  const empty = (_: number, change: string) => {
    const aside = readdirSync(join(folder, ".peerage")).find((name) => name.startsWith("lock."));
    if (change !== "renameSync" || aside === undefined || held.length > 0) return undefined;
    held.push([]);
    for (const token of readdirSync(join(folder, ".peerage", aside))) rmSync(join(folder, ".peerage", aside, token));
    return undefined;
  };
  mkdirSync(join(folder, ".peerage"));
  during(empty, () =>
    withLock({ shown: folder, root: folder }, 0, () => held.push(readdirSync(join(folder, ".peerage/lock")))),
  );
  expect(held).toEqual([[], [expect.any(String)]]);
});

/** Recovers a folder, which must be the old one or the new one then, and the one that the recovery says. */
function stateAfter(scene: Scene, folder: string): "old" | "new" {
  const recovery = recover(folder);
  const content = contentOf(folder);
  const state = isSame(content, afterRun(scene)) ? "new" : "old";
  expect(content).toEqual(state === "new" ? afterRun(scene) : beforeRun(scene));
  expect(recovery).not.toBe(state === "new" ? "discarded" : "finished");
  expect(recover(folder)).toBe("nothing");
  return state;
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
}
