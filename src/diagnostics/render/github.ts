import type { Located } from "../located";
import { safe } from "./safe";
import type { Texts } from "./texts";

/** Diagnostics as GitHub workflow commands, which become annotations on the lines of a pull request. */
export function toGithub(diagnostics: readonly Located[], texts: Texts): string {
  return diagnostics.map((diagnostic) => command(diagnostic, texts)).join("");
}

function command({ severity, code, message, help, span }: Located, texts: Texts): string {
  const start = texts.startOf(span);
  const end = texts.endOf(span);
  const properties = {
    file: span.file,
    line: start.line,
    col: start.column,
    endLine: end.line,
    endColumn: end.column,
    title: code,
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(safe(String(value)))}`);
  const kind = severity === "note" ? "notice" : severity;
  return `::${kind} ${list.join(",")}::${escapeData(safe(help === undefined ? message : `${message}; ${help}`))}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
