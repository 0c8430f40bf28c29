import type { KubeObject } from "../model/kube-object";
import type { Phase } from "../model/tree-index";
import type { Part } from "./part";

/** A folder of manifests that is applied as one. */
export interface Leaf<Item> {
  /** Below the cluster's folder. */
  readonly path: string;
  readonly phase: Phase;
  /** The peering that it belongs to; namespaces span peerings. */
  readonly peering: string | undefined;
  readonly files: readonly LeafFile<Item>[];
}

/** A file of a leaf: made by us, or copied as it lies beside the specs. */
export type LeafFile<Item> = MadeFile<Item> | CopiedFile;

/** A file that we make. */
export interface MadeFile<Item> {
  readonly name: string;
  readonly items: readonly Item[];
}

/** A file that is copied, and the object in it. */
export interface CopiedFile {
  readonly name: string;
  readonly copied: string;
  readonly holds: string;
}

/** A leaf before its objects are made, and after. */
export type PlannedLeaf = Leaf<Part>;
export type RenderedLeaf = Leaf<KubeObject>;
