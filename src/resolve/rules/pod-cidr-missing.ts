import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import type { Rule } from "../resolution";

/** Each side tells Liqo the other's pod network. Said once for a cluster, however many peerings need it. */
export const podCidrMissing: Rule = function* ({ fleet }) {
  const said = new Set<string>();
  for (const { name, link, consumer, provider } of fleet.peerings) {
    if (link === undefined) continue;
    for (const cluster of [consumer, provider]) {
      if (cluster.network.podCidrs.length > 0 || said.has(cluster.name)) continue;
      said.add(cluster.name);
      yield problem("pod-cidr-missing", fieldOf(cluster, "network", "podCIDR"), {
        cluster: cluster.name,
        peering: name,
      });
    }
  }
};
