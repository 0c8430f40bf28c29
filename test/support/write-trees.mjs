// A process that writes trees, to be killed or to meet others. Its argument is a file with the trees; its input has a line of JSON for
// each job; it answers every job with one line. "alternate" answers with the milliseconds that one turn takes, and is never done.
import { mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import lock from "../../lib/src/output/tree/tree-lock.js";
import tree from "../../lib/src/output/tree/write-tree.js";

const trees = JSON.parse(readFileSync(process.argv[2], "utf8")).map((entries) => new Map(entries));

const jobs = {
  alternate: ({ folder }) => {
    const alternate = (turn) => tree.writeTree(folder, trees[turn % 2]);
    alternate(0);
    const start = performance.now();
    alternate(1);
    process.stdout.write(`${performance.now() - start}\n`);
    for (let turn = 2; ; turn += 1) alternate(turn);
  },
  write: ({ folder, which }) => tree.writeTree(folder, trees[which]),
  // Nobody else may be between the two lines that make and remove the file. After it, there is the lock of somebody who has ended.
  exclude: ({ folder, times, dead }) => {
    for (let turn = 0; turn < times; turn += 1) {
      lock.withLock({ shown: folder, root: folder }, 30_000, () => {
        writeFileSync(`${folder}/inside`, "", { flag: "wx" });
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
        unlinkSync(`${folder}/inside`);
      });
      leaveLock(folder, `${process.pid}-${turn}`, dead);
    }
  },
};

function leaveLock(folder, token, dead) {
  const work = `${folder}/.peerage`;
  try {
    mkdirSync(`${work}/lock.${token}`, { recursive: true });
    writeFileSync(`${work}/lock.${token}/${token}`, JSON.stringify(dead));
    renameSync(`${work}/lock.${token}`, `${work}/lock`);
  } catch (error) {
    if (!["ENOTEMPTY", "EEXIST", "ENOENT"].includes(error.code)) throw error;
  }
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const job = JSON.parse(line);
  try {
    jobs[job.do](job);
    process.stdout.write("done\n");
  } catch (error) {
    process.stdout.write(`failed: ${error.message}\n`);
  }
});
