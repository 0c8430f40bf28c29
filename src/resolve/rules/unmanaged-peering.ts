import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import type { Rule } from "../resolution";

/** A peering between clusters of others would emit nothing. */
export const unmanagedPeering: Rule = function* ({ fleet }) {
  for (const { name, consumer: a, provider: b, origin } of fleet.peerings) {
    if (a.managed || b.managed) continue;
    const related = [a, b].map((cluster) => ({
      message: `"${cluster.name}" is not managed here`,
      at: fieldOf(cluster, "managed"),
    }));
    yield problem("unmanaged-peering", origin, { peering: name, a: a.name, b: b.name }, { related, peering: name });
  }
};
