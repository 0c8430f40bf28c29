import type { Code, FactsOf } from "../diagnostics/catalog";

/** Facts that only the place of a value knows: the decoder adds them. */
type FactsOfPlace = "key" | "resource";

/** What a scalar's own check found: a code and its facts, still without a place. */
export interface Finding {
  readonly code: Code;
  readonly facts: object;
}

/** Pairs a code with its facts. */
export function finding<C extends Code>(code: C, facts: Omit<FactsOf<C>, FactsOfPlace>): Finding {
  return { code, facts };
}
