import { resolve } from "node:path";
import type { Compilation } from "../../compile";
import { hasErrors } from "../../diagnostics/diagnostic";
import { closest } from "../../diagnostics/suggest";
import type { Fleet } from "../../model/fleet";
import { keepApart } from "../../output/keep-apart";
import { lastRunIn } from "../../output/last-run";
import { mirrorForCdk8s } from "../../output/mirror";
import { importedSchema } from "../../output/schemas";
import { compareTree } from "../../output/tree/compare-tree";
import { writeTree } from "../../output/tree/write-tree";
import { isLockStale } from "../../output/write-lock";
import { lockFileName } from "../../spec/lock-file";
import type { LastRun } from "../../synth/destroyed";
import { type Synthesis, synthesize } from "../../synth/synthesize";
import type { Context, ExitCode } from "../context";
import { Failure } from "../failure";
import { keepLock } from "../keep-lock";
import { relativeFolder } from "../spec-folder";
import type { SynthOptions } from "../synth-options";
import { tellSynthesis } from "../tell-synthesis";
import { compileFolder } from "./validate";

/** Compiles the specs to manifests: the lock file is completed, the output folder made what it should be. */
export function synth(context: Context, options: SynthOptions): ExitCode {
  const out = relativeFolder(context.cwd, resolve(context.cwd, options.out));
  keepApart(options.specs, options.out);
  const compiled = compileFolder(context, options.specs);
  const lastRun = lastRunIn(out, options.allowDestroy);
  const { compilation, synthesis } = synthesisOf(compiled, lastRun);
  const { fleet } = compilation;
  if (fleet === undefined || synthesis === undefined) {
    tellSynthesis(context, { compilation }, options);
    return 2;
  }
  refuseUnknown(options.allowDestroy, lastRun);
  return options.frozen || options.check
    ? inspect(context, { compilation, fleet, synthesis }, { ...options, out })
    : write(context, { compilation, fleet, synthesis }, { ...options, out });
}

interface Made {
  readonly compilation: Compilation;
  readonly fleet: Fleet;
  readonly synthesis: Synthesis;
}

/** A fleet that was compiled goes on to its manifests; what is wrong with those is told with all the rest. */
function synthesisOf(compilation: Compilation, lastRun: LastRun) {
  if (compilation.fleet === undefined) return { compilation, synthesis: undefined };
  const [synthesis, problems] = synthesize(compilation.fleet, { schemaOf: importedSchema, lastRun });
  if (problems.length === 0) return { compilation, synthesis };
  const fleet = hasErrors(problems) ? undefined : compilation.fleet;
  const diagnostics = [...compilation.diagnostics, ...compilation.locate(problems)];
  return { compilation: { ...compilation, fleet, diagnostics }, synthesis };
}

/** Changes nothing: exit 1 when something would have to change. */
function inspect(context: Context, made: Made, options: SynthOptions): ExitCode {
  const { specs, out, check } = options;
  const staleLock = isLockStale(resolve(context.cwd, specs), made.fleet.lock);
  const changes = check ? compareTree(out, made.synthesis.tree) : undefined;
  const stale = changes === undefined ? 0 : changes.written.length + changes.removed.length;
  if (staleLock) context.stderr(`${specs}/${lockFileName} would change; run \`peerage synth\` and commit it\n`);
  if (!check && !staleLock) return write(context, made, options);
  tellSynthesis(context, { ...made, changes }, options);
  if (stale > 0) context.stderr(`${out} is stale; run \`peerage synth\` and commit it\n`);
  return staleLock || stale > 0 ? 1 : 0;
}

function write(context: Context, made: Made, options: SynthOptions): ExitCode {
  const { specs, out } = options;
  const { size } = made.synthesis.tree;
  if (size > many) context.stderr(`${out}: comparing and writing ${size} files\n`);
  keepLock(context, specs, made.fleet.lock);
  const changes = writeTree(out, made.synthesis.tree);
  mirrorForCdk8s(made.synthesis.tree, out, context.cdk8sOutdir);
  tellSynthesis(context, { ...made, changes }, options);
  return 0;
}

/** So many files take longer than a second: whoever waits is told for what. */
const many = 10_000;

/** A name that means nothing is a slip, and the peering that was meant would be refused next. */
function refuseUnknown(allowed: readonly string[], { clusters }: LastRun): void {
  const known = new Set([...clusters.values()].flatMap(({ peerings }) => peerings.map(({ name }) => name)));
  for (const name of allowed) {
    if (known.has(name)) continue;
    const meant = closest(name, known);
    const help = meant === undefined ? "leave the flag away" : `did you mean "${meant}"?`;
    throw new Failure(`--allow-destroy names "${name}", which the last run did not emit`, { help });
  }
}
