import { problem } from "../../diagnostics/problem";
import { placeOfId } from "../../model/cluster";
import { longestLabel, tenantNamespace } from "../../model/names";
import type { Rule } from "../resolution";

/** Each peer of a cluster has a tenant namespace named after the cluster's ID, unless the peering names another. */
export const clusterIdTooLong: Rule = function* ({ fleet }) {
  const used = new Set(fleet.peerings.flatMap(({ tenantNamespaces }) => Object.values(tenantNamespaces)));
  const peered = new Set(fleet.peerings.flatMap(({ consumer, provider }) => [consumer, provider]));
  for (const cluster of fleet.clusters.values()) {
    const namespace = tenantNamespace(cluster.id);
    const isAvoided = peered.has(cluster) && !used.has(namespace);
    if (namespace.length <= longestLabel || isAvoided) continue;
    const facts = { id: cluster.id, namespace, length: namespace.length };
    yield problem("cluster-id-too-long", placeOfId(cluster), facts);
  }
};
