import { type Diagnostic, hasErrors, isOrigin, type Place } from "./diagnostics/diagnostic";
import { inReadingOrder, type Located } from "./diagnostics/located";
import type { SourceFile } from "./diagnostics/source";
import type { Fleet } from "./model/fleet";
import type { CaFiles } from "./resolve/ca-files";
import { checkFleet } from "./resolve/check-fleet";
import type { Resolution } from "./resolve/resolution";
import { resolveFleet } from "./resolve/resolve-fleet";
import type { SecretFiles } from "./resolve/secret-files";
import { decode, nameOfRefused } from "./spec/decode";
import { type Locate, locator } from "./spec/locate";
import { parseLock } from "./spec/lock-file";
import { parseYaml } from "./spec/parse-yaml";
import type { SpecDocument } from "./spec/spec-document";

/** All that a compilation reads. */
export interface Specs {
  readonly sources: readonly SourceFile[];
  readonly lock: SourceFile | undefined;
  readonly caFiles: CaFiles;
  readonly secretFiles: SecretFiles;
  /** What was found wrong while reading. */
  readonly problems: readonly Diagnostic[];
}

/** What became of specs. There is a fleet exactly when there is no error. */
export interface Compilation {
  readonly fleet: Fleet | undefined;
  readonly diagnostics: readonly Located[];
  /** Texts by path, for code frames. */
  readonly texts: ReadonlyMap<string, string>;
  /** Finds the places of what later stages find wrong. */
  readonly locate: (diagnostics: readonly Diagnostic[]) => readonly Located[];
}

/** A compilation with all that was resolved on the way, also where something is wrong with it: for commands that mend. */
export interface Examination extends Compilation {
  readonly resolution: Resolution;
}

/** From texts to a fleet that is linked and checked, or to everything that is wrong with it. `today` is year-month-day. */
export function compile(specs: Specs, today: string): Compilation {
  const { resolution: _, ...compilation } = examine(specs, today);
  return compilation;
}

/** Compiles, and keeps what was resolved. */
export function examine(specs: Specs, today: string): Examination {
  const parsed = specs.sources.map(parseYaml);
  const documents = parsed.flatMap(([found]) => found);
  const decoded = documents.map(decode);
  const [lockFile, lockProblems] = parseLock(specs.lock);
  const misread = [...specs.problems, ...parsed.flatMap(([, problems]) => problems), ...lockProblems];
  const misspelled = decoded.flatMap(([, problems]) => problems);
  const understood = decoded.flatMap(([document]): readonly SpecDocument[] =>
    document === undefined ? [] : [document],
  );

  const refused = new Set(
    documents
      .filter((_, index) => decoded[index]?.[0] === undefined)
      .flatMap((document) => nameOfRefused(document) ?? []),
  );
  const { caFiles, secretFiles } = specs;
  const resolution = resolveFleet(understood, { caFiles, secretFiles, lockFile, today, refused });
  const isComplete = understood.length === documents.length;
  const broken = misread.length > 0 ? [] : checkFleet(resolution, { isComplete });

  const found = [...misread, ...misspelled, ...broken];
  const spanOf = locator(lockFile.document === undefined ? documents : [...documents, lockFile.document]);
  const locate = (diagnostics: readonly Diagnostic[]) =>
    inReadingOrder(once(diagnostics.map((diagnostic) => located(diagnostic, spanOf))));
  return {
    fleet: hasErrors(found) ? undefined : resolution.fleet,
    diagnostics: locate(found),
    texts: new Map(
      [...specs.sources, ...(specs.lock === undefined ? [] : [specs.lock])].map(({ path, text }) => [path, text]),
    ),
    resolution,
    locate,
  };
}

/** A value that many peerings inherit, or an alias repeats, is wrong once. */
function once(diagnostics: readonly Located[]): readonly Located[] {
  const said = new Set<string>();
  return diagnostics.filter(({ code, span, message }) => {
    const saying = `${code} ${span.file} ${span.start} ${message}`;
    const isNew = !said.has(saying);
    said.add(saying);
    return isNew;
  });
}

function located({ at, related, ...rest }: Diagnostic, locate: Locate): Located {
  const spanOf = (place: Place) => (isOrigin(place) ? locate(place) : place);
  return {
    ...rest,
    span: spanOf(at),
    related: related.map(({ message, at: other }) => ({ message, span: spanOf(other) })),
  };
}
