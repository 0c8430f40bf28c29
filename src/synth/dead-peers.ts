import { isOurs } from "../model/cluster";
import { endsOf } from "../model/ends";
import type { Fleet } from "../model/fleet";
import type { ClusterIndex } from "../model/tree-index";
import type { Step } from "./removals";
import { shellWord } from "./shell-word";

/** Tells Liqo on the peers of a cluster that was just declared dead not to wait for it. Its ForeignCluster is Liqo's own, so no manifest can say it. */
export function deadPeerSteps(fleet: Fleet, before: ReadonlyMap<string, ClusterIndex>): readonly Step[] {
  return fleet.peerings
    .flatMap(endsOf)
    .filter(({ cluster, remote }) => isOurs(cluster) && remote.reachability === "Unreachable")
    .filter(({ remote }) => before.has(remote.name))
    .map(({ cluster, remote }) => ({
      cluster: cluster.name,
      command: `kubectl --context ${shellWord(cluster.access.context)} annotate foreignclusters.core.liqo.io ${remote.id} liqo.io/foreign-cluster-permanently-unreachable=true`,
      why: `${remote.name} is declared Unreachable`,
    }));
}
