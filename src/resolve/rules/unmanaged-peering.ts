import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import type { Rule } from "../resolution";

/** A peering between clusters of others would emit nothing. */
export const unmanagedPeering: Rule = function* ({ drafts, fleet }) {
  const origins = new Map(drafts.map((draft) => [draft.name, draft.origin]));
  for (const { name, consumer: a, provider: b } of fleet.peerings) {
    const at = origins.get(name);
    if (a.managed || b.managed || at === undefined) continue;
    const related = [a, b].map((cluster) => ({
      message: `"${cluster.name}" is not managed here`,
      at: fieldOf(cluster, "managed"),
    }));
    yield problem("unmanaged-peering", at, { peering: name, a: a.name, b: b.name }, { related, peering: name });
  }
};
