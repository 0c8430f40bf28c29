import { createHash } from "node:crypto";
import { byName } from "../model/by-name";
import type { Layer } from "../model/layers";
import { longestLabel } from "../model/names";
import { placeIn, type SpecDocument } from "../spec/spec-document";
import type { Documents } from "./documents";
import { type Draft, pairKey } from "./draft";
import { type InheritedPeering, mergeLayers } from "./merge";
import type { TopologyPair } from "./topology";

/** Every peering that is asked for, by a document, by a Topology, or by both; the first document of a pair wins. */
export function draftPeerings(documents: Documents, pairs: readonly TopologyPair[]): readonly Draft[] {
  const baseOf = bases(documents);
  const made = firstOfPair(pairs, (pair) => pair);
  const written = firstOfPair(documents.Peering, (document) => document.value.spec);
  const generatedPairs = [...made].filter(([key]) => !written.has(key)).map(([, pair]) => pair);
  const names = new GeneratedNames(documents.Peering, generatedPairs);
  const drafts = [
    ...generatedPairs.map((pair) => generated(pair, names.of(pair), baseOf(pair.topology))),
    ...[...written].map(([key, document]) => fromDocument(document, baseOf(made.get(key)?.topology))),
  ];
  return drafts.sort(byName);
}

/** What a peering of each Topology, and of none, begins with. */
function bases(documents: Documents): (topology: SpecDocument<"Topology"> | undefined) => Base {
  const defaults = defaultsLayer(documents.Fleet[0]);
  const plain = { layers: defaults, spec: mergeLayers(defaults) };
  const byTopology = new Map(documents.Topology.map((topology) => [topology, topologyBase(topology, defaults)]));
  return (topology) => (topology === undefined ? undefined : byTopology.get(topology)) ?? plain;
}

/** Layers that many peerings share, merged once. */
interface Base {
  readonly layers: readonly Layer[];
  readonly spec: InheritedPeering;
}

function topologyBase(topology: SpecDocument<"Topology">, defaults: readonly Layer[]): Base {
  const { template = {}, shape, bidirectional = shape !== "Hub" } = topology.value.spec;
  const layers = [...defaults, layer(topology, template, ["spec", "template"])];
  const spec = mergeLayers(layers);
  if (!bidirectional || spec.reverse !== undefined) return { layers, spec };
  const mirrored = [...layers.flatMap(mirror), mounted(layer(topology, {}, ["spec", "shape"]))];
  const both = [...mirrored, ...layers];
  return { layers: both, spec: mergeLayers(both) };
}

/** The half of a layer that a two-way Topology gives to the other direction as well. */
function mirror({ value, origin, shared }: Layer): readonly Layer[] {
  const { auth, slices, offload } = value as InheritedPeering;
  const half = Object.fromEntries(Object.entries({ auth, slices, offload }).filter(([, part]) => part !== undefined));
  return Object.keys(half).length === 0 ? [] : [mounted({ value: half, origin, mount: [], shared })];
}

function mounted(inner: Layer): Layer {
  return { ...inner, mount: ["reverse"] };
}

function defaultsLayer(fleet: SpecDocument<"Fleet"> | undefined): readonly Layer[] {
  const defaults = fleet?.value.spec?.defaults;
  return fleet === undefined || defaults === undefined ? [] : [layer(fleet, defaults, ["spec", "defaults"])];
}

function layer(document: SpecDocument, value: unknown, path: readonly string[]): Layer {
  return { value, origin: placeIn(document, path, "key"), mount: [], shared: document.kind !== "Peering" };
}

function generated({ topology, consumer, provider }: TopologyPair, name: string, base: Base): Draft {
  return { name, consumer, provider, ...base, document: undefined, origin: placeIn(topology, ["metadata", "name"]) };
}

function fromDocument(document: SpecDocument<"Peering">, base: Base): Draft {
  const { consumer, provider, ...own } = document.value.spec;
  const layers = [...base.layers, layer(document, document.value.spec, ["spec"])];
  const spec = mergeLayers([
    { value: base.spec, mount: [], origin: placeIn(document, []), shared: true },
    layer(document, own, ["spec"]),
  ]);
  return {
    name: document.name,
    consumer,
    provider,
    spec,
    layers,
    document,
    origin: placeIn(document, ["metadata", "name"]),
  };
}

/** By pair of clusters, either way round, the first that asks for it. */
function firstOfPair<T>(
  items: readonly T[],
  endsOf: (item: T) => { consumer: string; provider: string },
): ReadonlyMap<string, T> {
  const first = new Map<string, T>();
  for (const item of items) {
    const { consumer, provider } = endsOf(item);
    const key = pairKey(consumer, provider);
    if (!first.has(key)) first.set(key, item);
  }
  return first;
}

/** Names of peerings that a Topology makes: `<consumer>-<provider>`, with a hash where two would meet or one is too long. */
class GeneratedNames {
  readonly #uses = new Map<string, number>();

  constructor(documents: readonly SpecDocument<"Peering">[], pairs: readonly TopologyPair[]) {
    for (const { name } of documents) this.#use(name);
    for (const { consumer, provider } of pairs) this.#use(`${consumer}-${provider}`);
  }

  of({ consumer, provider }: TopologyPair): string {
    const name = `${consumer}-${provider}`;
    if (name.length <= longestLabel && this.#uses.get(name) === 1) return name;
    const hash = createHash("sha256").update(`${consumer}/${provider}`).digest("hex").slice(0, 6);
    return `${name.slice(0, longestLabel - hash.length - 1).replace(/-+$/, "")}-${hash}`;
  }

  #use(name: string): void {
    this.#uses.set(name, (this.#uses.get(name) ?? 0) + 1);
  }
}
