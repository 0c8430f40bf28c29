import { problem } from "../../diagnostics/problem";
import type { Origin } from "../../diagnostics/source";
import type { Cluster } from "../../model/cluster";
import type { Fleet } from "../../model/fleet";
import { originOf } from "../../model/layers";
import { placeOf } from "../../model/offloading";
import { clashes } from "../clashes";
import type { Rule } from "../resolution";
import { type Twin, twinsOf } from "../twins";

/**
 * Of two consumers that want one twin, the later never gets ready; two namespaces of one consumer would share it, and
 * lose it together when one is no longer offloaded. Said once for a namespace.
 */
export const twinNamespaceCollision: Rule = function* (resolution) {
  const all = [...ownNamespaces(resolution.fleet), ...twinsOf(resolution)];
  const said = new Set<string>();
  for (const [first, later] of clashes(all, ({ provider, name }) => `${provider.name}/${name}`)) {
    const place = `${later.consumer.name}/${later.namespace}`;
    if (later.consumer === later.provider || said.has(place)) continue;
    said.add(place);
    const facts = { provider: later.provider.name, twin: later.name, first: words(first), second: words(later) };
    yield problem("twin-namespace-collision", later.at, facts, { related: [{ message: words(first), at: first.at }] });
  }
};

const everywhere = ["default", "kube-system", "kube-public", "kube-node-lease"];

/** Namespaces that a cluster has anyway: Kubernetes' and Liqo's, tenants', and those that it offloads itself. */
function* ownNamespaces({ clusters, peerings, offloadings }: Fleet): Iterable<Twin> {
  const own = (cluster: Cluster, name: string, at: Origin) => ({
    provider: cluster,
    consumer: cluster,
    namespace: name,
    name,
    at,
  });
  for (const cluster of clusters.values()) {
    for (const name of [...everywhere, cluster.liqo.namespace]) yield own(cluster, name, cluster.origin);
  }
  for (const { consumer, provider, tenantNamespaces, layers } of peerings) {
    const at = originOf(layers, ["tenantNamespace"]);
    yield own(consumer, tenantNamespaces.consumer, at);
    yield own(provider, tenantNamespaces.provider, at);
  }
  for (const { consumer, namespace, requests } of offloadings) {
    const [request] = requests;
    if (request !== undefined) yield own(consumer, namespace, placeOf(request, "namespace"));
  }
}

function words({ consumer, namespace, provider }: Twin): string {
  return consumer === provider ? `its own "${namespace}"` : `"${namespace}" of "${consumer.name}"`;
}
