import type { Fleet } from "../model/fleet";
import type { ClusterIndex, IndexedPeering } from "../model/tree-index";

/** What the last run emitted, under the names that clusters have now: a cluster that only got another name is still the same to Liqo. */
export function underPresentNames(
  before: ReadonlyMap<string, ClusterIndex>,
  { clusters }: Pick<Fleet, "clusters">,
): ReadonlyMap<string, ClusterIndex> {
  const byId = new Map([...clusters.values()].map(({ id, name }) => [id, name]));
  const nowOf = new Map(
    [...before.values()].map(({ cluster, clusterID = "" }) => {
      const now = byId.get(clusterID) ?? cluster;
      // A name that stood for another cluster then cannot stand for this one as well.
      return [cluster, clusters.has(cluster) || before.has(now) ? cluster : now];
    }),
  );
  const present = (name: string) => nowOf.get(name) ?? name;
  return new Map(
    [...before].map(([name, index]) => [
      present(name),
      { ...index, cluster: present(name), peerings: index.peerings.map((peering) => renamed(peering, present)) },
    ]),
  );
}

function renamed(peering: IndexedPeering, present: (name: string) => string): IndexedPeering {
  const directions = peering.directions.map((direction) => ({
    ...direction,
    consumer: present(direction.consumer),
    provider: present(direction.provider),
  }));
  return { ...peering, remote: present(peering.remote), directions };
}
