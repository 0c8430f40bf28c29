/** Text by path below the output folder; paths have forward slashes. */
export type FileTree = ReadonlyMap<string, string>;

/** What part of a peering's life a manifest belongs to; an engine applies them in this order and removes them in the opposite one. */
export const phases = ["tenant", "net", "auth", "offloading", "namespaces"] as const;
export type Phase = (typeof phases)[number];

/** The file at the root of the output: which clusters there are, and what else was written. */
export interface TreeIndex {
  readonly apiVersion: "peerage.dev/v1alpha1";
  readonly kind: "Index";
  readonly fleet: string;
  /** Digest of the resolved fleet, whatever the order of its files. */
  readonly digest: string;
  /** Names; the index of each is clusters/<name>/index.json. */
  readonly clusters: readonly string[];
  /** Files that belong to no cluster; paths are relative to the output folder. */
  readonly files: readonly IndexedFile[];
}

/** The file at the root of a cluster's folder: every file in it and what it holds. */
export interface ClusterIndex {
  readonly apiVersion: "peerage.dev/v1alpha1";
  readonly kind: "ClusterIndex";
  readonly cluster: string;
  readonly clusterID?: string;
  /** The kubectl context by which people reach it. */
  readonly context?: string;
  readonly peerings: readonly IndexedPeering[];
  /** Paths are relative to the cluster's folder. */
  readonly files: readonly IndexedFile[];
}

/** A peering as it was compiled last. */
export interface IndexedPeering {
  readonly name: string;
  readonly remote: string;
  readonly remoteID?: string;
  /** The tenant namespace here. */
  readonly namespace?: string;
  readonly directions: readonly IndexedDirection[];
}

/** One way of a peering as it was compiled last. */
export interface IndexedDirection {
  readonly consumer: string;
  readonly provider: string;
  readonly state: string;
  /** Said where there is none: a network-only peering. */
  readonly auth?: false;
}

/** A file that we wrote. */
export interface IndexedFile {
  readonly path: string;
  /** sha256:<hex> of its bytes. */
  readonly digest: string;
  readonly peering?: string;
  readonly phase?: Phase;
  /** What it declares, each as "<apiVersion> <kind> <namespace>/<name>" (no namespace and slash when cluster-scoped). */
  readonly objects?: readonly string[];
}
