import { type Code, catalog, type Entry, type FactsOf } from "./catalog";
import type { Diagnostic, Place, Related } from "./diagnostic";

/** What a rule may add to the words of the catalog. */
export interface ProblemContext {
  readonly related?: readonly Related[];
  readonly peering?: string;
}

/** Makes a diagnostic: the code's words, filled with the facts, at a place. */
export function problem<C extends Code>(
  code: C,
  at: Place,
  facts: FactsOf<C>,
  { related = [], peering }: ProblemContext = {},
): Diagnostic {
  const entry = catalog[code] as unknown as Entry<FactsOf<C>>;
  const label = entry.label?.(facts);
  const help = entry.help?.(facts);
  return {
    code,
    severity: entry.severity,
    message: entry.message(facts),
    at,
    related,
    ...(label === undefined ? {} : { label }),
    ...(help === undefined || help === "" ? {} : { help }),
    ...(peering === undefined ? {} : { peering }),
  };
}
