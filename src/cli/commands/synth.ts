import { resolve } from "node:path";
import type { Fleet } from "../../model/fleet";
import { reasonOf } from "../../output/file-errors";
import { isLockStale, writeLock } from "../../output/write-lock";
import { lockFileName } from "../../spec/lock-file";
import type { Context, ExitCode } from "../context";
import { Failure } from "../failure";
import { fleetWords, report } from "../report";
import { compileFolder } from "./validate";

/** Flags of `peerage synth`. */
export interface SynthOptions {
  readonly specs: string;
  readonly output: "text" | "json" | "yaml";
  readonly all: boolean;
  readonly frozen: boolean;
}

/** Checks the specs and completes the lock file. */
export function synth(context: Context, options: SynthOptions): ExitCode {
  const compilation = compileFolder(context, options.specs);
  report(context, compilation, options);
  const { fleet } = compilation;
  if (fleet === undefined) return 2;
  const code = keepLock(context, fleet, options);
  if (options.output === "text" && code === 0)
    context.stdout(`${options.specs}: ${fleetWords(fleet)}, checked; manifests are not written yet\n`);
  return code;
}

function keepLock(context: Context, { lock }: Fleet, { specs, frozen }: SynthOptions): ExitCode {
  const folder = resolve(context.cwd, specs);
  if (!isLockStale(folder, lock)) return 0;
  if (frozen) {
    context.stderr(`${specs}/${lockFileName} would change; run \`peerage synth\` and commit it\n`);
    return 1;
  }
  try {
    writeLock(folder, lock);
  } catch (error) {
    const help = "make the spec folder writable, or run with --frozen where the lock must not change";
    throw new Failure(`cannot write ${specs}/${lockFileName}: ${reasonOf(error)}`, { help, cause: error });
  }
  context.stderr(`wrote ${specs}/${lockFileName}; commit it\n`);
  return 0;
}
