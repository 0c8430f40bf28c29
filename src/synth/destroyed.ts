import type { Diagnostic } from "../diagnostics/diagnostic";
import { problem } from "../diagnostics/problem";
import { fieldOf, isOurs } from "../model/cluster";
import type { Fleet } from "../model/fleet";
import { originOf } from "../model/layers";
import type { Direction, Peering } from "../model/peering";
import type { ClusterIndex, IndexedPeering } from "../model/tree-index";

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
  const peerings = new Map(fleet.peerings.flatMap((peering) => keysOf(peering).map((key) => [key, peering])));
  const told = new Set<string>();
  const before = [...clusters].flatMap(([cluster, index]) => index.peerings.map((last) => ({ cluster, last })));
  for (const { cluster, last } of before) {
    const now = peerings.get(`${cluster}/${last.remote}`);
    if (told.has(last.name) || allowed.has(last.name) || !loses(fleet, cluster, { last, now })) continue;
    told.add(last.name);
    const { at, how } = placeOf(now) ?? { at: { file: pathOf(cluster), start: 0, end: 0 }, how: "dropped" };
    yield problem("destroys-peering", at, { peering: last.name, how }, now === undefined ? {} : { peering: now.name });
  }
}

function keysOf({ consumer, provider }: Peering): readonly string[] {
  return [`${consumer.name}/${provider.name}`, `${provider.name}/${consumer.name}`];
}

interface BeforeAndNow {
  readonly last: IndexedPeering;
  readonly now: Peering | undefined;
}

/** Whether a cluster would lose a direction that was in use. A cluster that is declared dead loses nothing more. */
function loses(fleet: Fleet, name: string, { last, now }: BeforeAndNow): boolean {
  const cluster = fleet.clusters.get(name);
  if (cluster?.reachability === "Unreachable") return false;
  const inUse = last.directions.filter(({ state }) => state === "Active" || state === "Cordoned");
  if (cluster === undefined || !isOurs(cluster)) return inUse.length > 0;
  const living = (now?.directions ?? []).filter(({ state }) => state !== "Absent");
  return inUse.some((direction) => !living.some((other) => isSame(direction, other)));
}

function isSame(last: IndexedPeering["directions"][number], { consumer, provider }: Direction): boolean {
  return last.consumer === consumer.name && last.provider === provider.name;
}

/** Where it is said that a direction is no more; undefined when nothing is said of the peering at all. */
function placeOf(peering: Peering | undefined) {
  if (peering === undefined) return undefined;
  const { directions, layers, consumer, provider } = peering;
  const gone = directions.find(({ state }) => state === "Absent");
  if (gone !== undefined) return { at: originOf(layers, [...gone.path, "state"]), how: "Absent" as const };
  const theirs = [consumer, provider].find(({ managed }) => !managed);
  if (theirs !== undefined) return { at: fieldOf(theirs, "managed"), how: "unmanaged" as const };
  return { at: originOf(layers, []), how: "dropped" as const };
}
