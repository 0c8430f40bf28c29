import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import { longestLabel, tenantNamespace } from "../../model/names";
import type { Rule } from "../resolution";

/** Each peer of a cluster has a tenant namespace named after the cluster's ID. */
export const clusterIdTooLong: Rule = function* ({ fleet }) {
  for (const cluster of fleet.clusters.values()) {
    const namespace = tenantNamespace(cluster.id);
    if (namespace.length <= longestLabel) continue;
    const at = cluster.id === cluster.name ? cluster.origin : fieldOf(cluster, "clusterID");
    yield problem("cluster-id-too-long", at, { id: cluster.id, namespace, length: namespace.length });
  }
};
