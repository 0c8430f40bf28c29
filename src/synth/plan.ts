import { byName } from "../model/by-name";
import { type Cluster, isOurs } from "../model/cluster";
import type { Fleet } from "../model/fleet";
import { groupBy } from "../model/group-by";
import type { IndexedPeering, Phase } from "../model/tree-index";
import { authPhase } from "./auth-phase";
import { copiedIdentity, copiedKeys } from "./copied-secrets";
import type { Leaf, LeafFile, PlannedLeaf } from "./leaf";
import { namespaceFile } from "./namespaces-phase";
import { netPhase } from "./net-phase";
import { offloadingPhase } from "./offloading-phase";
import type { Part } from "./part";
import { type Side, sidesOf } from "./side";
import { tenantPhase } from "./tenant-phase";

/** All that one cluster applies. */
export interface ClusterLeaves<Item> {
  readonly cluster: Cluster;
  readonly peerings: readonly IndexedPeering[];
  readonly leaves: readonly Leaf<Item>[];
}

/** What is to be emitted for every cluster of a fleet, sorted; clusters with nothing to apply are left out. */
export function planFleet(fleet: Fleet): readonly ClusterLeaves<Part>[] {
  const sides = groupBy(
    fleet.peerings.flatMap((peering) => sidesOf(fleet, peering)),
    ({ cluster }) => cluster,
  );
  const offloadings = groupBy(fleet.offloadings, ({ consumer }) => consumer);
  return [...fleet.clusters.values()].filter(isOurs).flatMap((cluster) => {
    const own = (sides.get(cluster) ?? []).toSorted((a, b) => byName(a.remote, b.remote));
    const namespaces = (offloadings.get(cluster) ?? []).map((offloading) => namespaceFile(fleet, offloading));
    const leaves = [...own.flatMap((side) => leavesOf(fleet, side)), ...leaf("namespaces", "namespaces", namespaces)];
    return leaves.length === 0 ? [] : [{ cluster, peerings: own.map(indexed), leaves }];
  });
}

function leavesOf(fleet: Fleet, side: Side): readonly PlannedLeaf[] {
  const { name } = side.peering;
  const files: Readonly<Partial<Record<Phase, readonly LeafFile<Part>[]>>> = {
    tenant: made(tenantPhase(side)),
    net: [...copiedKeys(fleet, side), ...made(netPhase(fleet, side))],
    auth: [...made(authPhase(side)), ...copiedIdentity(fleet, side)],
    offloading: made(offloadingPhase(side)),
  };
  return Object.entries(files).flatMap(([phase, own]) =>
    leaf(phase as Phase, `peerings/${side.remote.name}/${phase}`, own, name),
  );
}

function leaf(phase: Phase, path: string, files: readonly LeafFile<Part>[], peering?: string): readonly PlannedLeaf[] {
  return files.length === 0 ? [] : [{ phase, path, files, peering }];
}

function made(items: readonly Part[]): readonly LeafFile<Part>[] {
  return items.length === 0 ? [] : [{ name: "manifests.yaml", items }];
}

function indexed({ peering: { name, directions }, remote, namespace }: Side): IndexedPeering {
  const states = directions.map(({ consumer, provider, state, auth }) => ({
    consumer: consumer.name,
    provider: provider.name,
    state,
    ...(auth === undefined ? { auth: false as const } : {}),
  }));
  return { name, remote: remote.name, remoteID: remote.id, namespace, directions: states };
}
