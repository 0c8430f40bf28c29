import { problem } from "../../diagnostics/problem";
import { placeIn } from "../../spec/spec-document";
import type { Rule } from "../resolution";

/** A folder of specs is one fleet: a second Fleet document would leave open whose defaults hold. */
export const severalFleets: Rule = function* ({ documents: { Fleet: fleets } }) {
  const [first, ...others] = fleets;
  for (const other of others) {
    const related = first === undefined ? [] : [{ message: "the first one", at: placeIn(first, ["kind"]) }];
    yield problem("several-fleets", placeIn(other, ["kind"]), {}, { related });
  }
};
