import type { Located } from "../located";
import { safe } from "./safe";
import type { Texts } from "./texts";

/** Diagnostics as JUnit XML: a test case per file, failed when the file has an error. */
export function toJunit(diagnostics: readonly Located[], texts: Texts, files: readonly string[]): string {
  const all = [...new Set([...files, ...diagnostics.map(({ span }) => span.file)])].sort();
  const cases = all.map((file) =>
    testCase(
      file,
      diagnostics.filter(({ span }) => span.file === file),
      texts,
    ),
  );
  const failures = cases.filter(({ failed }) => failed).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites tests="${all.length}" failures="${failures}">`,
    `  <testsuite name="peerage validate" tests="${all.length}" failures="${failures}">`,
    ...cases.map(({ xml }) => xml),
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

function testCase(
  file: string,
  found: readonly Located[],
  texts: Texts,
): { readonly xml: string; readonly failed: boolean } {
  const name = escapeXml(safe(file));
  const errors = found.filter(({ severity }) => severity === "error");
  const others = found.filter(({ severity }) => severity !== "error");
  const parts = [
    ...errors.map(
      (each) =>
        `      <failure type="${each.code}" message="${escapeXml(safe(each.message))}">${line(each, texts)}</failure>`,
    ),
    ...(others.length === 0
      ? []
      : [`      <system-out>${others.map((each) => line(each, texts)).join("\n")}</system-out>`]),
  ];
  const open = `    <testcase classname="peerage" name="${name}" file="${name}"`;
  return {
    xml: parts.length === 0 ? `${open}/>` : [`${open}>`, ...parts, "    </testcase>"].join("\n"),
    failed: errors.length > 0,
  };
}

function line({ severity, code, message, help, span }: Located, texts: Texts): string {
  const { line: row, column } = texts.startOf(span);
  const remedy = help === undefined ? "" : `; ${help}`;
  return escapeXml(safe(`${span.file}:${row}:${column} ${severity}[${code}]: ${message}${remedy}`));
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
