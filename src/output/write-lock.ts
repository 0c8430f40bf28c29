import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Lock } from "../model/lock";
import { lockFileName, printLock } from "../spec/lock-file";

/** Whether the lock file says something else than it should. A lock with nothing to say need not exist. */
export function isLockStale(folder: string, lock: Lock): boolean {
  const path = join(folder, lockFileName);
  const present = lstatSync(path, { throwIfNoEntry: false }) === undefined ? undefined : readFileSync(path, "utf8");
  if (present === undefined) return lock.nodePorts.size + lock.publicKeys.size > 0;
  return present.replaceAll("\r\n", "\n") !== printLock(lock);
}

/** Writes the lock file in one step: readers see the old one or the new one. */
export function writeLock(folder: string, lock: Lock): void {
  const path = join(folder, lockFileName);
  const next = join(folder, `.${lockFileName}.${process.pid}`);
  rmSync(next, { force: true });
  writeFileSync(next, printLock(lock), { flag: "wx" });
  renameSync(next, path);
}
