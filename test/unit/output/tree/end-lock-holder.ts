import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ended = spawnSync(process.execPath, ["-e", ""]).pid;

/** Makes a lock that a killed run left look as if its process had ended, which in a test it has not. */
export function endLockHolder(folder: string): void {
  const lock = join(folder, ".peerage", "lock");
  for (const token of existsSync(lock) ? readdirSync(lock) : []) {
    const path = join(lock, token);
    const identity = JSON.parse(readFileSync(path, "utf8")) as object;
    writeFileSync(path, JSON.stringify({ ...identity, pid: ended, started: "0" }));
  }
}
