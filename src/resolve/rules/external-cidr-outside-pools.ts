import { problem } from "../../diagnostics/problem";
import { contains } from "../../model/cidr";
import { fieldOf } from "../../model/cluster";
import type { Rule } from "../resolution";

/** Liqo takes its external network out of its own pools; otherwise it does not start, or no Configuration gets ready. */
export const externalCidrOutsidePools: Rule = function* ({ fleet }) {
  for (const cluster of fleet.clusters.values()) {
    const { externalCidr, pools } = cluster.network;
    if (pools.some((pool) => contains(pool, externalCidr))) continue;
    const facts = { cluster: cluster.name, cidr: externalCidr.text, pools: pools.map(({ text }) => text).join(", ") };
    const related = [{ message: "the pools", at: fieldOf(cluster, "network", "pools") }];
    yield problem("external-cidr-outside-pools", fieldOf(cluster, "network", "externalCIDR"), facts, { related });
  }
};
