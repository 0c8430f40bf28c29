import { problem } from "../../diagnostics/problem";
import type { Origin } from "../../diagnostics/source";
import { type Cluster, fieldOf } from "../../model/cluster";
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

function placeOfId(cluster: Cluster): Origin {
  return cluster.id === cluster.name ? cluster.origin : fieldOf(cluster, "clusterID");
}
