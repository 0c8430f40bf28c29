import type { Severity } from "../catalog";
import { codeFrame, type Mark } from "../code-frame";
import type { Located } from "../located";
import type { Span } from "../source";
import { safe } from "./safe";
import type { Texts } from "./texts";

/** How the terminal wants it. */
export interface TextStyle {
  readonly colour: boolean;
  /** How many diagnostics of one code are shown in full. */
  readonly most: number;
}

/** Diagnostics for people: message, code frames, remedy. */
export function renderText(diagnostics: readonly Located[], texts: Texts, { colour, most }: TextStyle): string {
  const paint = colour ? painted : plain;
  const counts = new Map<string, number>();
  const blocks: string[] = [];
  for (const diagnostic of diagnostics) {
    const count = (counts.get(diagnostic.code) ?? 0) + 1;
    counts.set(diagnostic.code, count);
    if (count <= most) blocks.push(block(diagnostic, texts, paint));
  }
  const hidden = [...counts]
    .filter(([, count]) => count > most)
    .map(([code, count]) => `${count - most} more of ${code}; --all shows them\n`);
  return [...blocks, ...hidden].join("\n");
}

type Paint = (style: keyof typeof codes, text: string) => string;

const codes = { error: 31, warning: 33, note: 36, bold: 1, dim: 2 };
const plain: Paint = (_, text) => text;
const painted: Paint = (style, text) => `\u001b[${codes[style]}m${text}\u001b[0m`;

function block(diagnostic: Located, texts: Texts, paint: Paint): string {
  const { code, severity, message, span, label = "", related, help } = diagnostic;
  const lines = [
    `${paint(severity, `${severity}[${code}]`)}${paint("bold", `: ${safe(message)}`)}`,
    ...place("-->", span, texts, { sign: "^", label: safe(label) }, { paint, tone: severity }),
    ...related.flatMap((other) =>
      place(":::", other.span, texts, { sign: "-", label: safe(other.message) }, { paint, tone: "note" }),
    ),
    ...(help === undefined ? [] : [`  ${paint("bold", "= help:")} ${safe(help)}`]),
  ];
  return `${lines.join("\n")}\n`;
}

interface Tone {
  readonly paint: Paint;
  readonly tone: Severity;
}

function place(arrow: string, span: Span, texts: Texts, mark: Mark, { paint, tone }: Tone): readonly string[] {
  const lines = texts.linesOf(span.file);
  const { line, column } = texts.startOf(span);
  const head = `  ${paint("dim", arrow)} ${safe(span.file)}${lines === undefined ? "" : `:${line}:${column}`}`;
  if (lines === undefined) return [head];
  const frame = codeFrame(lines, span, mark);
  return [head, ...frame.slice(0, -1), paint(tone, frame.at(-1) ?? "")];
}
