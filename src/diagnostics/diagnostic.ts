import type { Code, Severity } from "./catalog";
import type { Origin, Span } from "./source";

/** A place that a diagnostic points at: by structure, or by characters where there is no structure yet. */
export type Place = Origin | Span;

/** A second place that explains the first: the other end of a conflict. */
export interface Related {
  readonly message: string;
  readonly at: Place;
}

/** Something to tell the author of a spec. A value: collected, never thrown. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  readonly at: Place;
  /** A few words to stand under the marked place. */
  readonly label?: string;
  readonly related: readonly Related[];
  readonly help?: string;
  /** The peering it is about, by name; waivers look at it. */
  readonly peering?: string;
}

/** A result, with all that was found wrong on the way to it. */
export type Checked<T> = readonly [value: T, problems: readonly Diagnostic[]];

/** Whether anything found forbids going on. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === "error");
}

/** Whether a place is still given by structure. */
export function isOrigin(place: Place): place is Origin {
  return "path" in place;
}
