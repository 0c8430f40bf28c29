import { problem } from "../../diagnostics/problem";
import { placeIn } from "../../spec/spec-document";
import { clashes } from "../clashes";
import { pairKey } from "../draft";
import type { Rule } from "../resolution";

/** A pair has one tunnel and one tenant namespace on each side, whichever way pods go: two documents would fight over them. */
export const repeatedPair: Rule = function* ({ documents }) {
  const peerings = documents.Peering.filter(({ value: { spec } }) => spec.consumer !== spec.provider);
  for (const [first, later] of clashes(peerings, ({ value: { spec } }) => pairKey(spec.consumer, spec.provider))) {
    const { consumer: a, provider: b } = later.value.spec;
    const related = [{ message: `peered here already, as "${first.name}"`, at: placeIn(first, ["spec", "consumer"]) }];
    yield problem("repeated-pair", placeIn(later, ["spec", "consumer"]), { a, b }, { related, peering: later.name });
  }
};
