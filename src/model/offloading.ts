import type { Origin, Path } from "../diagnostics/source";
import type { Cluster } from "./cluster";
import { type Layers, originOf } from "./layers";

export type PodOffloadingStrategy = "Local" | "Remote" | "LocalAndRemote";
export type NamespaceMappingStrategy = "DefaultName" | "EnforceSameName" | "SelectedName";

/** One namespace of a consumer, and where its pods may go. */
export interface Offloading {
  readonly consumer: Cluster;
  readonly namespace: string;
  readonly createNamespace: boolean;
  readonly guard: boolean;
  readonly podOffloadingStrategy: PodOffloadingStrategy;
  readonly namespaceMappingStrategy: NamespaceMappingStrategy;
  readonly remoteNamespaceName: string | undefined;
  /** Providers that were selected, sorted by name. */
  readonly providers: readonly Cluster[];
  /** Raw terms, besides the providers. */
  readonly nodeSelectorTerms: readonly NodeSelectorTerm[];
  /** Every place that asks for it: an Offloading document, entries of peerings. */
  readonly requests: readonly OffloadRequest[];
}

/** A term of a Kubernetes node selector. */
export interface NodeSelectorTerm {
  readonly matchExpressions?: readonly NodeSelectorRequirement[] | undefined;
  readonly matchFields?: readonly NodeSelectorRequirement[] | undefined;
}

/** A condition of a Kubernetes node selector. */
export interface NodeSelectorRequirement {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[] | undefined;
}

/** A cluster ID that raw terms name, and where in the terms. */
export function namedIds(terms: readonly NodeSelectorTerm[]): readonly { readonly id: string; readonly path: Path }[] {
  return terms.flatMap(({ matchExpressions = [] }, term) =>
    matchExpressions.flatMap(({ key, operator, values = [] }, expression) => {
      if (key !== "liqo.io/remote-cluster-id" || operator !== "In") return [];
      return values.map((id, index) => ({ id, path: [term, "matchExpressions", expression, "values", index] }));
    }),
  );
}

/** One place that asks for a namespace to be offloaded. */
export interface OffloadRequest {
  readonly fields: OffloadFields;
  /** Where its fields were written: at `path` in these layers. */
  readonly layers: Layers;
  readonly path: Path;
}

/** Where a field of a request was written. */
export function placeOf(
  { layers, path }: OffloadRequest,
  field: keyof OffloadFields | "clusterSelector" | "nodeSelectorTerms",
): Origin {
  return originOf(layers, [...path, field]);
}

/** What a request says of the namespace. */
export interface OffloadFields {
  readonly namespace: string;
  readonly createNamespace?: boolean | undefined;
  readonly guard?: boolean | undefined;
  readonly podOffloadingStrategy?: PodOffloadingStrategy | undefined;
  readonly namespaceMappingStrategy?: NamespaceMappingStrategy | undefined;
  readonly remoteNamespaceName?: string | undefined;
}
