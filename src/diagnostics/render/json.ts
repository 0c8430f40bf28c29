import type { Located } from "../located";
import type { Span } from "../source";
import { safe } from "./safe";
import type { Texts } from "./texts";

/** A diagnostic for programs. */
export interface JsonDiagnostic {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly help?: string;
  readonly peering?: string;
  readonly related: readonly {
    readonly message: string;
    readonly file: string;
    readonly line: number;
    readonly column: number;
  }[];
}

/** Diagnostics as plain data, places from 1. */
export function toJson(diagnostics: readonly Located[], texts: Texts): readonly JsonDiagnostic[] {
  return diagnostics.map(({ code, severity, message, span, help, peering, related }) => {
    const end = texts.endOf(span);
    return {
      code,
      severity,
      message: safe(message),
      ...at(span, texts),
      endLine: end.line,
      endColumn: end.column,
      ...(help === undefined ? {} : { help: safe(help) }),
      ...(peering === undefined ? {} : { peering }),
      related: related.map((other) => ({ message: safe(other.message), ...at(other.span, texts) })),
    };
  });
}

function at(span: Span, texts: Texts): { readonly file: string; readonly line: number; readonly column: number } {
  return { file: safe(span.file), ...texts.startOf(span) };
}
