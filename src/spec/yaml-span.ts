import type { Node } from "yaml";
import type { SourceFile, Span } from "../diagnostics/source";

/** The characters of a YAML node. */
export function nodeSpan(source: SourceFile, node: Node): Span {
  const [start = 0, end = 0] = node.range ?? [];
  return span(source, start, end);
}

/** A range of a file, kept inside of its text. */
export function span(source: SourceFile, start: number, end: number): Span {
  return { file: source.path, start: Math.min(start, source.text.length), end: Math.min(end, source.text.length) };
}
