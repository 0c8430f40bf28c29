import type { Origin } from "../diagnostics/source";
import type { Cluster } from "../model/cluster";
import { twinNamespace } from "../model/names";
import { type OffloadFields, type OffloadRequest, placeOf } from "../model/offloading";
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

/** The twins of all offloadings. Raw terms may select any provider; only those that are named count here. */
export function* twinsOf({ fleet }: Pick<Resolution, "fleet">): Iterable<Twin> {
  for (const {
    consumer,
    namespace,
    namespaceMappingStrategy: strategy,
    remoteNamespaceName: selected,
    providers,
    requests,
  } of fleet.offloadings) {
    const name = twinNamespace(namespace, consumer.id, { strategy, selected });
    const at = decidingPlace(requests);
    for (const provider of providers) yield { provider, consumer, namespace, name, at };
  }
}

function decidingPlace(requests: readonly OffloadRequest[]): Origin {
  const giving = (field: keyof OffloadFields) => requests.find(({ fields }) => fields[field] !== undefined);
  for (const field of ["remoteNamespaceName", "namespaceMappingStrategy", "namespace"] as const) {
    const request = giving(field);
    if (request !== undefined) return placeOf(request, field);
  }
  throw new Error("every request names a namespace");
}
