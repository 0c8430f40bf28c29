import type { Compilation } from "../compile";
import { Texts } from "../diagnostics/render/texts";
import { count } from "../model/count";
import type { TreeChanges } from "../output/tree/compare";
import type { Step } from "../synth/removals";
import type { Synthesis } from "../synth/synthesize";
import type { Context } from "./context";
import { print } from "./print";
import { fleetWords, report, summary } from "./report";
import type { SynthOptions } from "./synth-options";

/** How far a synthesis came. */
export interface Told {
  readonly compilation: Compilation;
  readonly synthesis?: Synthesis;
  /** What was changed in the output folder, or would be. */
  readonly changes?: TreeChanges | undefined;
}

/** Tells what a synthesis found and did: for people in a line, for programs everything. */
export function tellSynthesis(context: Context, told: Told, options: SynthOptions): void {
  if (options.output === "text") tellPeople(context, told, options);
  else context.stdout(print(forPrograms(told), options.output));
}

function forPrograms({ compilation, synthesis, changes }: Told): object {
  const { written = [], unchanged = 0, removed = [] } = changes ?? {};
  return {
    ...summary(compilation, new Texts(compilation.texts)),
    objects: synthesis?.objects ?? 0,
    files: { written, unchanged, removed },
    steps: synthesis?.steps ?? [],
  };
}

function tellPeople(context: Context, { compilation, synthesis, changes }: Told, options: SynthOptions): void {
  report(context, compilation, options);
  const { fleet } = compilation;
  if (fleet === undefined || synthesis === undefined) return;
  const files = changes === undefined ? "" : `; ${options.out}: ${changeWords(changes, options)}`;
  context.stdout(`${options.specs}: ${fleetWords(fleet)}, ${count(synthesis.objects, "object")}${files}\n`);
  if (options.check) context.stdout(fileWords(changes));
  context.stdout(stepWords(synthesis.steps));
}

function changeWords({ written, unchanged, removed }: TreeChanges, { check }: SynthOptions): string {
  const [write, remove] = check ? ["would be written", "would be removed"] : ["written", "removed"];
  return `${count(written.length, "file")} ${write}, ${unchanged} unchanged, ${removed.length} ${remove}`;
}

/** The first of what would change. */
function fileWords(changes: TreeChanges | undefined): string {
  const lines = [
    ...(changes?.written ?? []).map((path) => `  write  ${path}\n`),
    ...(changes?.removed ?? []).map((path) => `  remove ${path}\n`),
  ];
  const more = lines.length > 20 ? `  and ${lines.length - 20} more\n` : "";
  return lines.slice(0, 20).join("") + more;
}

function stepWords(steps: readonly Step[]): string {
  if (steps.length === 0) return "";
  const lines = steps.map(({ command }) => `  ${command}`);
  return `\nNo engine does what is left to do. Apply the manifests, then run, in this order, each after the one before has finished:\n${lines.join("\n")}\n`;
}
