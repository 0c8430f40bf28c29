import { resolve } from "node:path";
import { type Compilation, compile } from "../../compile";
import { readSpecs } from "../../output/read-specs";
import type { Context, ExitCode } from "../context";
import { fleetWords, type ReportOptions, report } from "../report";
import { relativeFolder } from "../spec-folder";

/** Flags of `peerage validate`. */
export interface ValidateOptions extends ReportOptions {
  readonly specs: string;
}

/** Checks a spec folder and reports everything that is wrong with it. */
export function validate(context: Context, options: ValidateOptions): ExitCode {
  const compilation = compileFolder(context, options.specs);
  report(context, compilation, options);
  if (compilation.fleet === undefined) return 2;
  if (options.output === "text") context.stdout(`${options.specs}: ${fleetWords(compilation.fleet)}, no errors\n`);
  return 0;
}

/** Compiles the specs of a folder. */
export function compileFolder(context: Context, folder: string): Compilation {
  return compile(readSpecs(relativeFolder(context.cwd, resolve(context.cwd, folder))), context.today);
}
