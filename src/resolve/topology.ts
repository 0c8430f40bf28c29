import type { Cluster } from "../model/cluster";
import { matches, parseSelector, type Selector } from "../model/selector";
import type { SpecDocument } from "../spec/spec-document";
import { pairKey } from "./draft";

/** A pair that a Topology asks for. */
export interface TopologyPair {
  readonly topology: SpecDocument<"Topology">;
  readonly consumer: string;
  readonly provider: string;
}

type Clusters = ReadonlyMap<string, Pick<Cluster, "labels">>;

/** The pairs of a Topology, in the order of its members; clusters that are not declared make none. */
export function pairsOf(topology: SpecDocument<"Topology">, clusters: Clusters): readonly TopologyPair[] {
  const { spec } = topology.value;
  const excluded = new Set((spec.exclude ?? []).map(([a = "", b = ""]) => pairKey(a, b)));
  const members = membersOf(topology, clusters);
  return [...shapePairs(spec, members)]
    .filter(([a, b]) => a !== b && !excluded.has(pairKey(a, b)))
    .map(([consumer, provider]) => ({ topology, consumer, provider }));
}

/** The declared clusters of a Topology: as listed, or by label and sorted by name. */
export function membersOf(topology: SpecDocument<"Topology">, clusters: Clusters): readonly string[] {
  const { clusters: listed, clusterSelector } = topology.value.spec;
  if (listed !== undefined) return [...new Set(listed)].filter((name) => clusters.has(name));
  const selector = parseSelector(clusterSelector ?? "") as Selector;
  if (clusterSelector === undefined) return [];
  return [...clusters].filter(([, { labels }]) => matches(selector, labels)).map(([name]) => name);
}

type Pair = readonly [consumer: string, provider: string];
type TopologySpec = SpecDocument<"Topology">["value"]["spec"];

function* shapePairs(spec: TopologySpec, members: readonly string[]): Iterable<Pair> {
  switch (spec.shape) {
    case "Mesh":
      yield* meshPairs(members);
      return;
    case "Hub":
      yield* hubPairs(spec, members);
      return;
    case "Ring":
      yield* ringPairs(members);
  }
}

function* meshPairs(members: readonly string[]): Iterable<Pair> {
  for (const [index, consumer] of members.entries()) {
    for (const provider of members.slice(index + 1)) yield [consumer, provider];
  }
}

function* hubPairs({ hub, hubRole = "Consumer" }: TopologySpec, members: readonly string[]): Iterable<Pair> {
  if (hub === undefined) return;
  for (const spoke of members) yield hubRole === "Consumer" ? [hub, spoke] : [spoke, hub];
}

/** Each with the next, the last with the first; two members are one pair. */
function* ringPairs(members: readonly string[]): Iterable<Pair> {
  for (const [index, consumer] of members.entries()) {
    const next = members[(index + 1) % members.length];
    if (next !== undefined && (members.length > 2 || index === 0)) yield [consumer, next];
  }
}
