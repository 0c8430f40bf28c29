import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { hasEnded, type ProcessIdentity, thisProcess } from "../../../../src/output/tree/process-identity";
import { withLock } from "../../../../src/output/tree/tree-lock";
import { writeTree } from "../../../../src/output/tree/write-tree";
import { contentOf } from "../../../support/folder-content";
import { indexedTree } from "../../../support/indexed-tree";
import { temporaryFolder } from "../../../support/temporary-folder";
import { failureOf } from "./failure-of";

const tree = indexedTree({ "a.yaml": "a" });
const ended = spawnSync(process.execPath, ["-e", ""]).pid;

function lockedBy(identity: Partial<ProcessIdentity>): string {
  return lockedWith(JSON.stringify({ ...thisProcess(), ...identity }));
}

function lockedWith(text: string): string {
  return temporaryFolder({ ".peerage/lock/token": text });
}

function outOf(folder: string) {
  return { shown: folder, root: folder };
}

describe("a lock", () => {
  test("is held during a step, tells by whom, and is gone after it, also when it fails", () => {
    const folder = temporaryFolder();
    const tokens = withLock(outOf(folder), 0, () => {
      const lock = join(folder, ".peerage/lock");
      return readdirSync(lock).map((token) => JSON.parse(readFileSync(join(lock, token), "utf8")));
    });
    expect(tokens).toEqual([thisProcess()]);
    expect(contentOf(folder)).toEqual({});
    const fail = () => {
      throw new Error("no");
    };
    expect(() => withLock(outOf(folder), 0, fail)).toThrow("no");
    expect(contentOf(folder)).toEqual({});
  });

  test("keeps the second out, who tells who has it and what to do", () => {
    const folder = temporaryFolder();
    withLock(outOf(folder), 0, () => {
      const { message, help } = failureOf(() => writeTree(folder, tree, { patience: 50 }));
      expect(message).toBe(`${folder} is being written by process ${process.pid} on host "${hostname()}"`);
      expect(help).toBe(
        `wait until it is done; if it does not run any more, remove ${folder}/.peerage/lock, then run again`,
      );
    });
    expect(contentOf(folder)).toEqual({});
  });

  test("is waited for", () => {
    const folder = lockedBy({});
    const script = "setTimeout(() => require('node:fs').rmSync(process.argv[1], { recursive: true }), 100)";
    spawn(process.execPath, ["-e", script, join(folder, ".peerage/lock")], { stdio: "ignore" });
    writeTree(folder, tree);
    expect(contentOf(folder)).toEqual(Object.fromEntries(tree));
  });

  test.each([
    ["of a process that has ended", { pid: ended }],
    ["of a process whose number is used again", { started: "1" }],
  ])("%s is taken over", (_, identity) => {
    const folder = lockedBy(identity);
    writeTree(folder, tree, { patience: 0 });
    expect(contentOf(folder)).toEqual(Object.fromEntries(tree));
  });

  test("of a process that has ended, and that somebody else took over meanwhile, stays with that one", () => {
    const folder = lockedBy({ pid: ended });
    const lock = join(folder, ".peerage/lock");
    const quicker = jest.spyOn(process, "kill").mockImplementationOnce(() => {
      unlinkSync(join(lock, "token"));
      writeFileSync(join(lock, "quicker"), JSON.stringify(thisProcess()));
      throw Object.assign(new Error(), { code: "ESRCH" });
    });
    try {
      expect(failureOf(() => writeTree(folder, tree, { patience: 0 })).message).toContain(`process ${process.pid}`);
    } finally {
      quicker.mockRestore();
    }
    expect(readdirSync(lock)).toEqual(["quicker"]);
  });

  test.each([
    ["of another host", { host: "elsewhere", pid: ended }, 'on host "elsewhere"'],
    ["of another container", { space: "pid:[1]", pid: ended }, `process ${ended} on host`],
  ])("%s is not taken over", (_, identity, words) => {
    const folder = lockedBy(identity);
    const before = contentOf(folder);
    expect(failureOf(() => writeTree(folder, tree, { patience: 50 })).message).toContain(words);
    expect(contentOf(folder)).toEqual(before);
  });

  test.each(["", "{}", '{"pid":-1,"host":"x","space":"","started":""}'])("that says %j is not taken over", (text) => {
    const folder = lockedWith(text);
    expect(failureOf(() => writeTree(folder, tree, { patience: 0 })).message).toBe(
      `${folder} is being written by another process`,
    );
  });

  test("that was opened, or made and never taken, is in nobody's way", () => {
    const folder = temporaryFolder({ ".peerage/lock.other/other": "" });
    mkdirSync(join(folder, ".peerage/lock"));
    writeTree(folder, tree, { patience: 0 });
    expect(contentOf(folder)).toEqual(Object.fromEntries(tree));
  });

  test("that is a link is refused", () => {
    const away = temporaryFolder({ token: "" });
    const folder = temporaryFolder({ ".peerage/x": "" });
    symlinkSync(away, join(folder, ".peerage/lock"));
    expect(failureOf(() => writeTree(folder, tree)).message).toContain(".peerage/lock is a link");
    expect(contentOf(away)).toEqual({ token: "" });
  });
});

describe("a process", () => {
  const linux = existsSync("/proc/self/stat") ? test : test.skip;

  test("that runs has not ended; one that does not has", () => {
    expect([hasEnded(thisProcess()), hasEnded({ ...thisProcess(), pid: ended })]).toEqual([false, true]);
  });

  linux("that nobody buried has ended", async () => {
    // It ends when its parent is no shell any more, but a program that does not know of it.
    const child = 'while [ "$(cat /proc/$$/comm)" != sleep ]; do :; done';
    const parent = spawn("sh", ["-c", `{ ${child}; } & echo $!; exec sleep 60`], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    try {
      const [line] = (await once(parent.stdout, "data")) as [Buffer];
      const pid = Number(line);
      while (!readFileSync(`/proc/${pid}/stat`, "latin1").includes(") Z ")) await new Promise(setImmediate);
      expect(hasEnded({ ...thisProcess(), pid, started: "" })).toBe(true);
    } finally {
      parent.kill("SIGKILL");
    }
  });
});
