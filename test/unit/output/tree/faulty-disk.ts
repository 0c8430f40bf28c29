import type { WriteFileOptions } from "node:fs";

type Fs = typeof import("node:fs");

/** The calls that change something on the disk. */
const changing = ["mkdirSync", "renameSync", "rmdirSync", "unlinkSync", "writeFileSync"] as const;
type Change = (typeof changing)[number];

const syscalls: Readonly<Record<Change, string>> = {
  mkdirSync: "mkdir",
  renameSync: "rename",
  rmdirSync: "rmdir",
  unlinkSync: "unlink",
  writeFileSync: "open",
};

/** What happens instead of a change, by its place in the run and its name; undefined lets it happen. */
export type Fault = (step: number, change: Change) => "stop" | "tear" | { readonly code: string } | undefined;

/** The process is no more. */
class Killed extends Error {}

let fault: Fault | undefined;
let steps = 0;

/** Runs with a fault; tells how many changes were tried, and whether the run was killed. Failures are thrown. */
export function during(each: Fault, run: () => void): { readonly steps: number; readonly isKilled: boolean } {
  fault = each;
  steps = 0;
  try {
    run();
    return { steps, isKilled: false };
  } catch (error) {
    if (error instanceof Killed) return { steps, isKilled: true };
    throw error;
  } finally {
    fault = undefined;
  }
}

/** Kills before a change, and all that come after it; a file that is being written is half written. */
export function killAt(place: number, how: "stop" | "tear"): Fault {
  return (step) => (step < place ? undefined : step === place ? how : "stop");
}

/** node:fs whose changes go through the fault. For jest.mock, which replaces it for the code under test. */
export function faultyFs(real: Fs): Fs {
  const faulty = changing.map((name) => [name, (...args: readonly unknown[]) => attempt(real, name, args)]);
  return { ...real, ...Object.fromEntries(faulty) };
}

function attempt(real: Fs, name: Change, args: readonly unknown[]): unknown {
  steps += 1;
  const what = fault?.(steps, name);
  const call = real[name] as (...args: readonly unknown[]) => unknown;
  if (what === undefined) return call(...args);
  if (typeof what === "object")
    throw Object.assign(new Error(what.code), { code: what.code, path: args[0], syscall: syscalls[name] });
  if (what === "tear" && name === "writeFileSync") tear(real, args);
  throw new Killed(`at step ${steps}, ${name}`);
}

function tear(real: Fs, args: readonly unknown[]): void {
  const [path, text, options] = args as [string, string, WriteFileOptions];
  real.writeFileSync(path, text.slice(0, text.length / 2), options);
}
