import { problem } from "../../diagnostics/problem";
import { placeOfId } from "../../model/cluster";
import { clashes } from "../clashes";
import type { Rule } from "../resolution";

/** Liqo tells clusters apart by their IDs alone. */
export const duplicateClusterId: Rule = function* ({ fleet }) {
  for (const [first, later] of clashes(fleet.clusters.values(), ({ id }) => id)) {
    const related = [{ message: "the same ID", at: placeOfId(first) }];
    const facts = { id: later.id, first: first.name, second: later.name };
    yield problem("duplicate-cluster-id", placeOfId(later), facts, { related });
  }
};
