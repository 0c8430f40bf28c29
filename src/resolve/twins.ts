import type { Origin } from "../diagnostics/source";
import type { Cluster } from "../model/cluster";
import { twinNamespace } from "../model/names";
import { namedIds, type OffloadFields, type Offloading, type OffloadRequest, placeOf } from "../model/offloading";
import type { Resolution } from "./resolution";

/** A namespace on a provider that stands for one of a consumer. */
export interface Twin {
  readonly provider: Cluster;
  readonly consumer: Cluster;
  readonly namespace: string;
  readonly name: string;
  /** What decides its name. */
  readonly at: Origin;
}

/** The twins of all offloadings, on the providers that are selected or named in raw terms. */
export function* twinsOf({ fleet }: Pick<Resolution, "fleet">): Iterable<Twin> {
  const byId = new Map([...fleet.clusters.values()].map((cluster) => [cluster.id, cluster]));
  for (const offloading of fleet.offloadings) {
    const {
      consumer,
      namespace,
      namespaceMappingStrategy: strategy,
      remoteNamespaceName: selected,
      requests,
    } = offloading;
    const name = twinNamespace(namespace, consumer.id, { strategy, selected });
    const at = decidingPlace(requests);
    for (const provider of providersOf(offloading, byId)) yield { provider, consumer, namespace, name, at };
  }
}

function providersOf(
  { providers, nodeSelectorTerms }: Offloading,
  byId: ReadonlyMap<string, Cluster>,
): ReadonlySet<Cluster> {
  return new Set([...providers, ...namedIds(nodeSelectorTerms).flatMap(({ id }) => byId.get(id) ?? [])]);
}

function decidingPlace(requests: readonly OffloadRequest[]): Origin {
  const giving = (field: keyof OffloadFields) => requests.find(({ fields }) => fields[field] !== undefined);
  for (const field of ["remoteNamespaceName", "namespaceMappingStrategy", "namespace"] as const) {
    const request = giving(field);
    if (request !== undefined) return placeOf(request, field);
  }
  throw new Error("every request names a namespace");
}
