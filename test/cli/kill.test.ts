import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FileTree } from "../../src/model/tree-index";
import { thisProcess } from "../../src/output/tree/process-identity";
import { recover } from "../../src/output/tree/recover";
import { writeTree } from "../../src/output/tree/write-tree";
import { contentOf } from "../support/folder-content";
import { indexedTree } from "../support/indexed-tree";
import { temporaryFolder } from "../support/temporary-folder";
import { TreeWriter } from "../support/tree-writer";

/** KILLS=500 for a long run, KILL_SEED for other moments. */
const kills = Number(process.env.KILLS ?? 40);
const seed = Number(process.env.KILL_SEED ?? 1);

/** Trees that share files, differ in some, and have some for themselves. */
function treeNamed(name: string, peerings: number): FileTree {
  const files: Record<string, string> = { "README.md": `# ${name}\n` };
  for (let n = 0; n < peerings; n += 1) {
    const folder = `clusters/c${n % 10}/peerings/p${n}`;
    files[`${folder}/same.yaml`] = `# Made by peerage\n${"same: true\n".repeat(50)}`;
    files[`${folder}/differs.yaml`] = `# Made by peerage\n${`name: ${name}\n`.repeat(50)}`;
    files[`${folder}/${name}/own.yaml`] = `# Made by peerage\n${"own: true\n".repeat(50)}`;
  }
  return indexedTree(files);
}

function writerOf(...trees: readonly FileTree[]): TreeWriter {
  const file = join(temporaryFolder(), "trees.json");
  writeFileSync(file, JSON.stringify(trees.map((tree) => [...tree])));
  return new TreeWriter(file);
}

const mine = { "clusters/c1/mine.yaml": "mine", notes: "mine" };

function whole(tree: FileTree): object {
  return { ...Object.fromEntries(tree), ...mine };
}

test(
  `whenever a process is killed (${kills} times), no file is half, and recovery gives one tree or the other, whole`,
  async () => {
    const pair = [treeNamed("one", 50), treeNamed("other", 50)] as const;
    const folder = temporaryFolder(mine);
    writeTree(folder, pair[0]);
    const random = randomNumbers(seed);
    const recoveries = new Set<string>();
    for (let kill = 0; kill < kills; kill += 1) {
      await killWriter(writerOf(...pair), folder, random() * 2);
      expect(halfFiles(folder, pair)).toEqual([]);
      recoveries.add(recover(folder));
      expect(pair.map(whole)).toContainEqual(contentOf(folder));
    }
    expect(recoveries).toContain("finished");
  },
  60_000 + kills * 2_000,
);

/** Kills a process that writes one tree and the other in turns, after some turns. */
async function killWriter(writer: TreeWriter, folder: string, turns: number): Promise<void> {
  const turn = Number(await writer.ask({ do: "alternate", folder }));
  expect(turn).toBeGreaterThan(0);
  await pause(turn * turns);
  await writer.kill();
}

/** Files that a reader sees, and that are of neither tree. */
function halfFiles(folder: string, pair: readonly FileTree[]): readonly string[] {
  const allowed = pair.map(whole).map((each) => new Map(Object.entries(each)));
  return Object.entries(contentOf(folder)).flatMap(([path, text]) =>
    /^\.peerage\/|\/$/.test(path) || allowed.some((each) => each.get(path) === text) ? [] : [path],
  );
}

test("of two processes that write different trees at once, one has the last word, and both are content", async () => {
  const pair = [treeNamed("one", 15), treeNamed("other", 15)];
  const writers = [writerOf(...pair), writerOf(...pair)];
  const folder = temporaryFolder(mine);
  for (let round = 0; round < 20; round += 1) {
    writeTree(folder, treeNamed("third", 15));
    const answers = await Promise.all(writers.map((writer, which) => writer.ask({ do: "write", folder, which })));
    expect(answers).toEqual(["done", "done"]);
    expect(pair.map(whole)).toContainEqual(contentOf(folder));
  }
}, 60_000);

test("of many processes that find the lock of one that has ended, only one at a time takes it", async () => {
  const writers = Array.from({ length: 4 }, () => writerOf());
  const folder = temporaryFolder();
  const dead = { ...thisProcess(), pid: spawnSync(process.execPath, ["-e", ""]).pid, started: "0" };
  const answers = await Promise.all(writers.map((writer) => writer.ask({ do: "exclude", folder, times: 100, dead })));
  expect(answers).toEqual(["done", "done", "done", "done"]);
}, 60_000);

/** The same numbers between 0 and 1 for the same seed. */
function randomNumbers(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
