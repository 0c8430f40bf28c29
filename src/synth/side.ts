import { type Cluster, isOurs } from "../model/cluster";
import type { Fleet } from "../model/fleet";
import type { StringMap } from "../model/kube-object";
import type { Direction, Peering } from "../model/peering";

/** One peering, seen from one of its two clusters. */
export interface Side {
  readonly peering: Peering;
  readonly cluster: Cluster;
  readonly remote: Cluster;
  /** The tenant namespace here, and the one over there. */
  readonly namespace: string;
  readonly remoteNamespace: string;
  /** The living direction in which this cluster consumes. */
  readonly consuming: Direction | undefined;
  /** The living direction in which this cluster provides. */
  readonly providing: Direction | undefined;
  /** What every object of the peering carries. */
  readonly common: { readonly labels: StringMap; readonly annotations: StringMap };
}

/** The sides of a peering that we emit: of clusters that are ours and alive, and nothing of what is Absent. */
export function sidesOf(fleet: Fleet, peering: Peering): readonly Side[] {
  const living = peering.directions.filter(({ state }) => state !== "Absent");
  if (living.length === 0) return [];
  const { consumer, provider, tenantNamespaces } = peering;
  const common = commonOf(fleet, { "peerage.dev/peering": peering.name });
  const ends = [
    {
      cluster: consumer,
      remote: provider,
      namespace: tenantNamespaces.consumer,
      remoteNamespace: tenantNamespaces.provider,
    },
    {
      cluster: provider,
      remote: consumer,
      namespace: tenantNamespaces.provider,
      remoteNamespace: tenantNamespaces.consumer,
    },
  ];
  return ends
    .filter(({ cluster }) => isOurs(cluster))
    .map((end) => ({
      ...end,
      peering,
      common,
      consuming: living.find((direction) => direction.consumer === end.cluster),
      providing: living.find((direction) => direction.provider === end.cluster),
    }));
}

/** What every object carries, besides what Liqo reads. */
export function commonOf({ settings }: Fleet, own: StringMap = {}): Side["common"] {
  const labels = { ...settings.commonLabels, "app.kubernetes.io/managed-by": "peerage", ...own };
  return { labels, annotations: settings.commonAnnotations };
}
