import { visible } from "./escape";
import type { LineIndex } from "./line-index";
import { redact } from "./redact";
import type { Span } from "./source";

/** What to draw under the marked place. */
export interface Mark {
  readonly sign: "^" | "-";
  readonly label: string;
}

const widest = 100;

/** The lines around a place, the place underlined. Long lines are cut so that the mark stays in view. */
export function codeFrame(lines: LineIndex, { start, end }: Span, { sign, label }: Mark): readonly string[] {
  const { line, column } = lines.positionOf(start);
  const gutter = String(line).length;
  const before = lines.line(line - 1)?.trim() === "" ? undefined : lines.line(line - 1);
  const [text, pad, length] = window(lines.line(line) ?? "", column - 1, end - start);
  const bar = `${" ".repeat(gutter + 1)}|`;
  return [
    bar,
    ...(before === undefined ? [] : [row(gutter, line - 1, shorten(shown(before)))]),
    row(gutter, line, text),
    `${bar} ${" ".repeat(pad)}${sign.repeat(length)}${label === "" ? "" : ` ${label}`}`,
  ];
}

function row(gutter: number, number: number, text: string): string {
  return `${String(number).padStart(gutter)} | ${text}`.trimEnd();
}

/** The part of a line that holds the mark, with the mark's place and length in it. */
function window(line: string, from: number, length: number): readonly [text: string, pad: number, length: number] {
  const marked = shown(line.slice(from, from + Math.max(length, 1)));
  const lead = shown(line.slice(0, from));
  const whole = lead + shown(line.slice(from));
  const size = Math.max(1, Math.min(marked.length, widest));
  if (whole.length <= widest) return [whole, lead.length, size];
  const cut = Math.max(0, lead.length - 30);
  const text = `${cut > 0 ? "…" : ""}${whole.slice(cut, cut + widest)}${whole.length > cut + widest ? "…" : ""}`;
  const pad = lead.length - cut + Number(cut > 0);
  return [text, pad, Math.max(1, Math.min(size, text.length - pad - 1))];
}

function shorten(text: string): string {
  return text.length > widest ? `${text.slice(0, widest)}…` : text;
}

function shown(text: string): string {
  return visible(redact(text.replaceAll("\t", "→ ")));
}
