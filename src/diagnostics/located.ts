import type { Code, Severity } from "./catalog";
import type { Span } from "./source";

/** A diagnostic whose places are ranges of characters, ready to be shown. */
export interface Located {
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  readonly span: Span;
  readonly label?: string;
  readonly related: readonly { readonly message: string; readonly span: Span }[];
  readonly help?: string;
  readonly peering?: string;
}

/** By file, then by place; the same place in the order of finding. */
export function inReadingOrder(diagnostics: readonly Located[]): readonly Located[] {
  return [...diagnostics].sort((a, b) => compareText(a.span.file, b.span.file) || a.span.start - b.span.start);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
