import { resolve } from "node:path";
import type { Lock } from "../model/lock";
import { reasonOf } from "../output/file-errors";
import { isLockStale, writeLock } from "../output/write-lock";
import { lockFileName } from "../spec/lock-file";
import type { Context } from "./context";
import { Failure } from "./failure";

/** Writes the lock file of a spec folder when it does not say what it should, and tells so. */
export function keepLock(context: Context, specs: string, lock: Lock): void {
  const folder = resolve(context.cwd, specs);
  if (!isLockStale(folder, lock)) return;
  try {
    writeLock(folder, lock);
  } catch (error) {
    const help = "make the spec folder writable";
    throw new Failure(`cannot write ${specs}/${lockFileName}: ${reasonOf(error)}`, { help, cause: error });
  }
  context.stderr(`wrote ${specs}/${lockFileName}; commit it\n`);
}
