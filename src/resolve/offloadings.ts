import { byName } from "../model/by-name";
import type { Cluster } from "../model/cluster";
import { takesPods } from "../model/directions";
import type { Fleet } from "../model/fleet";
import { groupBy } from "../model/group-by";
import type { NodeSelectorTerm, OffloadFields, Offloading, OffloadRequest } from "../model/offloading";
import type { Direction } from "../model/peering";
import { matches, parseSelector, type Selector } from "../model/selector";
import { placeIn, type SpecDocument } from "../spec/spec-document";
import type { Draft } from "./draft";

/** All that is asked for one namespace of one consumer. */
export interface NamespaceRequests {
  readonly consumer: Cluster;
  readonly namespace: string;
  readonly requests: readonly Request[];
}

/** One place that asks, and the providers that it asks for. */
export interface Request extends OffloadRequest {
  readonly consumer: Cluster;
  readonly providers: readonly Cluster[];
  readonly nodeSelectorTerms: readonly NodeSelectorTerm[];
  readonly document: SpecDocument<"Offloading"> | undefined;
  /** The direction whose entry it is. */
  readonly direction: Direction | undefined;
}

/** Collects Offloading documents and the `offload` entries of peerings, by consumer and namespace. */
export function collectRequests(
  documents: readonly SpecDocument<"Offloading">[],
  drafts: readonly Draft[],
  { clusters, peerings }: Pick<Fleet, "clusters" | "peerings">,
): readonly NamespaceRequests[] {
  const directions = peerings.flatMap((peering) => peering.directions);
  const open = groupBy(directions.filter(takesPods), ({ consumer }) => consumer);
  const byName = new Map(drafts.map((draft) => [draft.name, draft]));
  const requests = [
    ...documents.flatMap((document) => fromDocument(document, clusters, open)),
    ...directions.flatMap((direction) => fromDirection(byName.get(direction.peering), direction)),
  ];
  const groups = groupBy(requests, ({ consumer, fields }) => `${consumer.name}/${fields.namespace}`);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) =>
      group.slice(0, 1).map(({ consumer, fields }) => ({ consumer, namespace: fields.namespace, requests: group })),
    );
}

/** One offloading for each namespace that has somewhere to go. */
export function resolveOffloadings(groups: readonly NamespaceRequests[]): readonly Offloading[] {
  return groups
    .map(resolveOffloading)
    .filter(({ providers, nodeSelectorTerms }) => providers.length + nodeSelectorTerms.length > 0);
}

function resolveOffloading({ consumer, namespace, requests }: NamespaceRequests): Offloading {
  const first = <F extends keyof OffloadFields>(field: F) =>
    requests.find(({ fields }) => fields[field] !== undefined)?.fields[field];
  const createNamespace = first("createNamespace") ?? false;
  return {
    consumer,
    namespace,
    createNamespace,
    guard: first("guard") ?? createNamespace,
    podOffloadingStrategy: first("podOffloadingStrategy") ?? "LocalAndRemote",
    namespaceMappingStrategy: first("namespaceMappingStrategy") ?? "DefaultName",
    remoteNamespaceName: first("remoteNamespaceName"),
    providers: [...new Set(requests.flatMap(({ providers }) => providers))].sort(byName),
    nodeSelectorTerms: requests.flatMap(({ nodeSelectorTerms }) => nodeSelectorTerms),
    requests,
  };
}

function fromDocument(
  document: SpecDocument<"Offloading">,
  clusters: Fleet["clusters"],
  open: ReadonlyMap<Cluster, readonly Direction[]>,
): readonly Request[] {
  const { spec } = document.value;
  const consumer = clusters.get(spec.consumer);
  if (consumer === undefined) return [];
  const providers = (open.get(consumer) ?? []).map(({ provider }) => provider);
  const request = {
    consumer,
    fields: spec,
    layers: [{ value: spec, origin: placeIn(document, ["spec"], "key"), mount: [], shared: false }],
    path: [],
    providers: spec.nodeSelectorTerms === undefined ? selected(spec.clusterSelector, providers) : [],
    nodeSelectorTerms: spec.nodeSelectorTerms ?? [],
    document,
    direction: undefined,
  };
  return [request];
}

function selected(
  clusterSelector: string | readonly string[] | undefined,
  providers: readonly Cluster[],
): readonly Cluster[] {
  if (clusterSelector === undefined) return providers;
  const selectors = [clusterSelector].flat().map((text) => parseSelector(text) as Selector);
  return providers.filter(({ labels }) => selectors.some((selector) => matches(selector, labels)));
}

function fromDirection(draft: Draft | undefined, direction: Direction): readonly Request[] {
  if (draft === undefined) return [];
  const entries = (direction.path.length === 0 ? draft.spec : draft.spec.reverse)?.offload ?? [];
  return entries.map((fields, index) => ({
    consumer: direction.consumer,
    fields,
    layers: draft.layers,
    path: [...direction.path, "offload", index],
    providers: takesPods(direction) ? [direction.provider] : [],
    nodeSelectorTerms: [],
    document: undefined,
    direction,
  }));
}
