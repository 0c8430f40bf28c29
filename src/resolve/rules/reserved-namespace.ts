import { problem } from "../../diagnostics/problem";
import type { Cluster } from "../../model/cluster";
import type { Fleet } from "../../model/fleet";
import { placeOf } from "../../model/offloading";
import type { Rule } from "../resolution";

/** Pods of Kubernetes, Liqo, an engine or the controller must stay where they are: they make offloading work. */
export const reservedNamespace: Rule = function* ({ requests: groups, fleet }) {
  for (const { consumer, namespace, requests } of groups) {
    const whose = ownerOf(namespace, consumer, fleet);
    if (whose === undefined) continue;
    for (const request of requests)
      yield problem("reserved-namespace", placeOf(request, "namespace"), { namespace, whose });
  }
};

function ownerOf(namespace: string, { liqo }: Cluster, { settings }: Fleet): string | undefined {
  if (namespace.startsWith("kube-")) return "belongs to Kubernetes";
  if (namespace.startsWith("liqo-tenant-")) return "is a tenant namespace of Liqo";
  const owners: Readonly<Record<string, string>> = {
    [liqo.namespace]: "belongs to Liqo",
    [settings.argocd.namespace]: "belongs to Argo CD",
    [settings.flux.namespace]: "belongs to Flux",
    [settings.controller.namespace]: "belongs to Peerage's controller",
  };
  return Object.hasOwn(owners, namespace) ? owners[namespace] : undefined;
}
