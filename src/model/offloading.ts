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
  readonly nodeSelectorTerms: readonly unknown[];
  /** Every place that asks for it: an Offloading document, entries of peerings. */
  readonly requests: readonly OffloadRequest[];
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
