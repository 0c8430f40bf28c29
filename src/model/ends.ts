import type { Cluster } from "./cluster";
import type { Peering } from "./peering";

/** A peering, seen from one of its two clusters. */
export interface End {
  readonly cluster: Cluster;
  readonly remote: Cluster;
  /** The tenant namespace here, and the one over there. */
  readonly namespace: string;
  readonly remoteNamespace: string;
}

/** Both ends of a peering, the consumer's first. */
export function endsOf({
  consumer,
  provider,
  tenantNamespaces,
}: Pick<Peering, "consumer" | "provider" | "tenantNamespaces">): readonly [End, End] {
  const { consumer: here, provider: there } = tenantNamespaces;
  return [
    { cluster: consumer, remote: provider, namespace: here, remoteNamespace: there },
    { cluster: provider, remote: consumer, namespace: there, remoteNamespace: here },
  ];
}
