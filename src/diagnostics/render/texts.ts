import { LineIndex } from "../line-index";
import type { Position, Span } from "../source";

/** The texts that diagnostics point into. */
export class Texts {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #indexes = new Map<string, LineIndex>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  /** The lines of a file; undefined when its text is not known. */
  linesOf(file: string): LineIndex | undefined {
    const text = this.#texts.get(file);
    if (text === undefined) return undefined;
    const index = this.#indexes.get(file) ?? new LineIndex(text);
    this.#indexes.set(file, index);
    return index;
  }

  startOf({ file, start }: Span): Position {
    return this.linesOf(file)?.positionOf(start) ?? { line: 1, column: 1 };
  }

  endOf({ file, end }: Span): Position {
    return this.linesOf(file)?.positionOf(end) ?? { line: 1, column: 1 };
  }
}
