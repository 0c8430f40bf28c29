import { codeFrame } from "../../../src/diagnostics/code-frame";
import { LineIndex } from "../../../src/diagnostics/line-index";

function frame(text: string, marked: string): string {
  const start = text.indexOf(marked);
  return codeFrame(
    new LineIndex(text),
    { file: "x", start, end: start + marked.length },
    { sign: "^", label: "here" },
  ).join("\n");
}

test("the line before, the line, and the mark", () => {
  expect(frame("spec:\n  provider: torino\n", "torino")).toBe(
    "  |\n1 | spec:\n2 |   provider: torino\n  |             ^^^^^^ here",
  );
});

test("Windows line ends do not show", () => {
  expect(frame("a: 1\r\nb: torino\r\n", "torino")).toBe("  |\n1 | a: 1\n2 | b: torino\n  |    ^^^^^^ here");
});

test("tabs and escapes take the room that they show", () => {
  expect(frame("\tb\u001b: torino", "torino")).toBe("  |\n1 | → b\\x1b: torino\n  |          ^^^^^^ here");
});

test("of a long line the part around the mark is shown", () => {
  const [, line = "", mark = ""] = frame(`a: ${"x ".repeat(200)}torino ${"y ".repeat(200)}`, "torino").split("\n");
  expect(line.slice(mark.indexOf("^"), mark.lastIndexOf("^") + 1)).toBe("torino");
  expect(line.length).toBeLessThan(120);
});

test("a mark over several lines ends with its first", () => {
  const text = "a: 'one\n  two'\n";
  expect(codeFrame(new LineIndex(text), { file: "x", start: 3, end: 14 }, { sign: "^", label: "" }).at(-1)).toBe(
    "  |    ^^^^",
  );
});
