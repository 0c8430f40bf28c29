import type { KubeObject } from "../model/kube-object";
import type { LeafFile } from "./leaf";
import { objectOf, type Part } from "./part";
import type { ClusterLeaves } from "./plan";

/** Makes the objects of a cluster's plan. */
export function render(plan: ClusterLeaves<Part>): ClusterLeaves<KubeObject> {
  return mapItems(plan, objectOf);
}

/** Turns every item of a cluster's leaves into something else. */
export function mapItems<A, B>(
  { leaves, ...rest }: ClusterLeaves<A>,
  turn: (item: A, leafPath: string) => B,
): ClusterLeaves<B> {
  const turned = (file: LeafFile<A>, path: string): LeafFile<B> =>
    "items" in file ? { name: file.name, items: file.items.map((item) => turn(item, path)) } : file;
  return {
    ...rest,
    leaves: leaves.map((leaf) => ({ ...leaf, files: leaf.files.map((file) => turned(file, leaf.path)) })),
  };
}
