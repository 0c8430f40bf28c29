/** A fixture whose text marks the places that a diagnostic must point at: ~~~here~~~. */
export interface Fixture {
  /** Texts by file name, without the marks. */
  readonly files: Readonly<Record<string, string>>;
  readonly marks: readonly { readonly file: string; readonly start: number; readonly end: number }[];
  /** Codes that what is shown cannot be had without. */
  readonly also: readonly string[];
}

/**
 * Reads a fixture. Lines `# file: name` begin further files. Every pair of ~~~ marks a place; a pair with nothing in
 * it, at the start of a file, marks the file as a whole. A line `# also: code code` tells what else must be said.
 */
export function readFixture(text: string): Fixture {
  const parts = text.split(/^# file: (\S+)\r?\n/m);
  const named: [string, string][] = parts[0]?.trim() === "" && parts.length > 1 ? [] : [["spec.yaml", parts[0] ?? ""]];
  for (let index = 1; index < parts.length; index += 2) named.push([parts[index] ?? "", parts[index + 1] ?? ""]);
  const read = named.map(([file, marked]) => ({ file, ...unmark(marked) }));
  return {
    files: Object.fromEntries(read.map(({ file, text: clean }) => [file, clean])),
    also: [...text.matchAll(/^# also: (.*)$/gm)].flatMap(([, codes = ""]) => codes.split(" ")).sort(),
    marks: read.flatMap(({ file, spans }) => spans.map(([start, end]) => ({ file, start, end }))),
  };
}

function unmark(marked: string): { readonly text: string; readonly spans: readonly (readonly [number, number])[] } {
  const pieces = marked.split("~~~");
  const spans: [number, number][] = [];
  let text = "";
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1) spans.push([text.length, text.length + piece.length]);
    text += piece;
  }
  return { text, spans };
}
