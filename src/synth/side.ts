import { isOurs } from "../model/cluster";
import { type End, endsOf } from "../model/ends";
import type { Fleet } from "../model/fleet";
import type { StringMap } from "../model/kube-object";
import type { Direction, Peering } from "../model/peering";

/** One peering, seen from one of its two clusters. */
export interface Side extends End {
  readonly peering: Peering;
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
  const common = commonOf(fleet, { "peerage.dev/peering": peering.name });
  return endsOf(peering)
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
