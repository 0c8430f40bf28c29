import { type Code, entryOf } from "../catalog";
import type { Located } from "../located";
import type { Span } from "../source";
import { safe } from "./safe";
import type { Texts } from "./texts";

/** Diagnostics as SARIF 2.1.0, which code hosts show beside the lines of a change. */
export function toSarif(diagnostics: readonly Located[], texts: Texts, version: string): object {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const rules = codes.map((code) => ({ id: code, shortDescription: { text: entryOf(code).title } }));
  const results = diagnostics.map((diagnostic) => result(diagnostic, codes, texts));
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver: { name: "peerage", version, rules } }, results }],
  };
}

function result(
  { code, severity, message, help, span, related }: Located,
  codes: readonly Code[],
  texts: Texts,
): object {
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: safe(help === undefined ? message : `${message}; ${help}`) },
    locations: [{ physicalLocation: location(span, texts) }],
    relatedLocations: related.map((other, id) => ({
      id,
      message: { text: safe(other.message) },
      physicalLocation: location(other.span, texts),
    })),
  };
}

function location(span: Span, texts: Texts): object {
  const start = texts.startOf(span);
  const end = texts.endOf(span);
  const region = { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
  return { artifactLocation: { uri: encodeURI(span.file) }, region };
}
