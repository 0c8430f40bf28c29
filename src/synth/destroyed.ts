import type { Diagnostic } from "../diagnostics/diagnostic";
import { problem } from "../diagnostics/problem";
import { type Cluster, fieldOf, isOurs } from "../model/cluster";
import { endsOf } from "../model/ends";
import type { Fleet } from "../model/fleet";
import { originOf } from "../model/layers";
import type { Direction, Peering } from "../model/peering";
import type { ClusterIndex, IndexedDirection, IndexedPeering } from "../model/tree-index";

/** What the last run emitted, and whose destruction was agreed to. */
export interface LastRun {
  /** By the name of the cluster. */
  readonly clusters: ReadonlyMap<string, ClusterIndex>;
  /** Where an index lies, for messages. */
  readonly pathOf: (cluster: string) => string;
  /** Names of peerings. */
  readonly allowed: ReadonlySet<string>;
}

/** Peerings that would vanish while pods may still run over them: Liqo hangs when everything goes at once. */
export function* destroyed(fleet: Fleet, { clusters, pathOf, allowed }: LastRun): Iterable<Diagnostic> {
  const peerings = new Map(
    fleet.peerings.flatMap((peering) =>
      endsOf(peering).map(({ cluster, remote }) => [`${cluster.name}/${remote.name}`, peering]),
    ),
  );
  const told = new Set<string>();
  const before = [...clusters.values()].flatMap((index) => index.peerings.map((last) => ({ index, last })));
  for (const { index, last } of before) {
    const now = peerings.get(`${index.cluster}/${last.remote}`);
    const how = allowed.has(last.name) || told.has(last.name) ? undefined : loss(fleet, index, { last, now });
    if (how === undefined) continue;
    told.add(last.name);
    const at = now === undefined ? { file: pathOf(index.cluster), start: 0, end: 0 } : placeOf(now, how);
    yield problem("destroys-peering", at, { peering: last.name, how }, now === undefined ? {} : { peering: now.name });
  }
}

interface BeforeAndNow {
  readonly last: IndexedPeering;
  readonly now: Peering | undefined;
}

type Loss = "dropped" | "Absent" | "unmanaged" | "reversed" | "moved" | "barred";

/** How a cluster would lose a direction that was in use. A cluster that is declared dead loses nothing more. */
function loss(fleet: Fleet, index: ClusterIndex, { last, now }: BeforeAndNow): Loss | undefined {
  const cluster = fleet.clusters.get(index.cluster);
  const inUse = last.directions.filter(({ state }) => state === "Active" || state === "Cordoned");
  if (inUse.length === 0 || cluster?.reachability === "Unreachable") return undefined;
  if (cluster === undefined || now === undefined) return "dropped";
  if (!isOurs(cluster)) return "unmanaged";
  const lost = inUse.filter((direction) => !isLiving(direction, now));
  if (lost.length > 0) return lossOf(lost, now);
  return hasMoved(index, last, { cluster, now }) ? "moved" : undefined;
}

/** What became of directions that were in use. */
function lossOf(lost: readonly IndexedDirection[], { directions }: Peering): Loss {
  const still = directions.filter((each) => lost.some((direction) => isSame(direction, each)));
  if (still.length === 0) return "reversed";
  return still.some(({ state }) => state === "Absent") ? "Absent" : "barred";
}

function isLiving(direction: IndexedDirection, { directions }: Peering): boolean {
  return directions.some(
    (each) =>
      each.state !== "Absent" && isSame(direction, each) && (direction.auth === false || each.auth !== undefined),
  );
}

function isSame(last: IndexedDirection, { consumer, provider }: Direction): boolean {
  return last.consumer === consumer.name && last.provider === provider.name;
}

/** Whether Liqo would see another peering: another cluster ID, another tenant namespace. */
function hasMoved(
  index: ClusterIndex,
  last: IndexedPeering,
  { cluster, now }: { readonly cluster: Cluster; readonly now: Peering },
): boolean {
  const [consumers, providers] = endsOf(now);
  const { remote, namespace } = cluster === now.consumer ? consumers : providers;
  return (
    (index.clusterID ?? cluster.id) !== cluster.id ||
    (last.remoteID ?? remote.id) !== remote.id ||
    (last.namespace ?? namespace) !== namespace
  );
}

/** Where it is said. */
function placeOf({ directions, layers, consumer, provider }: Peering, how: Loss) {
  const gone = directions.find(({ state }) => state === "Absent");
  if (how === "Absent" && gone !== undefined) return originOf(layers, [...gone.path, "state"]);
  const barred = directions.find(({ auth }) => auth === undefined);
  if (how === "barred" && barred !== undefined) return originOf(layers, [...barred.path, "auth", "enabled"]);
  const theirs = [consumer, provider].find(({ managed }) => !managed);
  if (how === "unmanaged" && theirs !== undefined) return fieldOf(theirs, "managed");
  return originOf(layers, []);
}
