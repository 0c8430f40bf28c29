/** One file that a person wrote, as it was read. `path` is what messages show. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Keys and list positions that lead from the top of a YAML document to a value. */
export type Path = readonly (string | number)[];

/**
 * Where a value was written: a place in the document's structure, not in its text.
 * Offsets are worked out only when a diagnostic is shown, so the model stays plain data.
 */
export interface Origin {
  readonly file: string;
  /** Position of the document in its file, from 0. */
  readonly document: number;
  readonly path: Path;
  readonly part: "key" | "value";
}

/** A range of characters in a source file. */
export interface Span {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** A place for people: both from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}
