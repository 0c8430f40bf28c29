import { problem } from "../../diagnostics/problem";
import { overlaps } from "../../model/cidr";
import { fieldOf } from "../../model/cluster";
import type { Rule } from "../resolution";

/** Since v1.2 Liqo's IPAM refuses to start with pools that overlap; older ones hand out some addresses twice. */
export const poolsOverlap: Rule = function* ({ fleet }) {
  for (const cluster of fleet.clusters.values()) {
    const { pools } = cluster.network;
    for (const [index, pool] of pools.entries()) {
      const other = pools.findIndex((earlier, place) => place < index && overlaps(earlier, pool));
      if (other === -1) continue;
      const related = [{ message: "overlaps this", at: fieldOf(cluster, "network", "pools", other) }];
      const facts = { cluster: cluster.name, first: pools[other]?.text ?? "", second: pool.text };
      yield problem("pools-overlap", fieldOf(cluster, "network", "pools", index), facts, { related });
    }
  }
};
