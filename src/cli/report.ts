import type { Compilation } from "../compile";
import type { Located } from "../diagnostics/located";
import { toGithub } from "../diagnostics/render/github";
import { toJson } from "../diagnostics/render/json";
import { toJunit } from "../diagnostics/render/junit";
import { toSarif } from "../diagnostics/render/sarif";
import { renderText } from "../diagnostics/render/text";
import { Texts } from "../diagnostics/render/texts";
import { count } from "../model/count";
import type { Fleet } from "../model/fleet";
import { packageVersion } from "../output/package-root";
import type { Context } from "./context";
import type { Format } from "./formats";
import { print } from "./print";

/** How a report is wanted. */
export interface ReportOptions {
  readonly output: Format;
  readonly all: boolean;
}

/** Tells what a compilation found: for people on stderr, for programs on stdout. */
export function report(context: Context, compilation: Compilation, { output, all }: ReportOptions): void {
  const texts = new Texts(compilation.texts);
  if (output === "text") tellPeople(context, compilation.diagnostics, texts, all ? Number.POSITIVE_INFINITY : 20);
  else context.stdout(forPrograms(compilation, texts, output));
}

function forPrograms(compilation: Compilation, texts: Texts, output: Exclude<Format, "text">): string {
  const { diagnostics, texts: sources } = compilation;
  switch (output) {
    case "json":
    case "yaml":
      return print(summary(compilation, texts), output);
    case "sarif":
      return print(toSarif(diagnostics, texts, packageVersion()), "json");
    case "junit":
      return toJunit(diagnostics, texts, [...sources.keys()]);
    case "github":
      return toGithub(diagnostics, texts);
  }
}

/** "3 clusters, 1 peering, 2 offloaded namespaces". */
export function fleetWords({ clusters, peerings, offloadings }: Fleet): string {
  const parts = [count(clusters.size, "cluster"), count(peerings.length, "peering")];
  if (offloadings.length > 0) parts.push(count(offloadings.length, "offloaded namespace"));
  return parts.join(", ");
}

function tellPeople(context: Context, diagnostics: readonly Located[], texts: Texts, most: number): void {
  if (diagnostics.length === 0) return;
  context.stderr(`${renderText(diagnostics, texts, { colour: context.colour, most })}\n`);
  context.stderr(`${countWords(diagnostics)}\n`);
  const [error] = diagnostics.filter(({ severity }) => severity === "error");
  if (error !== undefined) context.stderr(`\`peerage explain ${error.code}\` tells more\n`);
}

function countWords(diagnostics: readonly Located[]): string {
  return (["error", "warning", "note"] as const)
    .map((severity) => [diagnostics.filter((diagnostic) => diagnostic.severity === severity).length, severity] as const)
    .flatMap(([number, severity]) => (number === 0 ? [] : [count(number, severity)]))
    .join(", ");
}

/** What programs are told of every compilation. */
export function summary({ fleet, diagnostics }: Compilation, texts: Texts): object {
  return {
    ok: fleet !== undefined,
    clusters: fleet?.clusters.size ?? 0,
    peerings: fleet?.peerings.length ?? 0,
    offloadings: fleet?.offloadings.length ?? 0,
    diagnostics: toJson(diagnostics, texts),
  };
}
