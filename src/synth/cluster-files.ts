import { type KubeObject, objectKey } from "../model/kube-object";
import type { ClusterIndex, IndexedFile } from "../model/tree-index";
import { digest, fileText, kustomization } from "./file-text";
import { printIndex } from "./index-text";
import type { LeafFile, RenderedLeaf } from "./leaf";
import type { ClusterLeaves } from "./plan";

/** Every file below a cluster's folder, by its path there. */
export function clusterFiles({ cluster, peerings, leaves }: ClusterLeaves<KubeObject>): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const indexed: IndexedFile[] = [];
  const add = (path: string, text: string, about: Omit<IndexedFile, "path" | "digest"> = {}) => {
    files.set(path, text);
    indexed.push({ path, digest: digest(text), ...about });
  };

  add("kustomization.yaml", kustomization(leaves.map(({ path }) => path)));
  for (const leaf of leaves) {
    const about = aboutLeaf(leaf);
    add(`${leaf.path}/kustomization.yaml`, kustomization(leaf.files.map(({ name }) => name)), about);
    for (const file of leaf.files) {
      add(`${leaf.path}/${file.name}`, fileText(file), { ...about, objects: objectsIn(file) });
    }
  }
  const index: ClusterIndex = {
    apiVersion: "peerage.dev/v1alpha1",
    kind: "ClusterIndex",
    cluster: cluster.name,
    clusterID: cluster.id,
    context: cluster.access.context,
    peerings,
    files: indexed,
  };
  files.set("index.json", printIndex(index));
  return files;
}

function aboutLeaf({ phase, peering }: RenderedLeaf): Pick<IndexedFile, "phase" | "peering"> {
  return peering === undefined ? { phase } : { peering, phase };
}

/** What a file declares. */
export function objectsIn(file: LeafFile<KubeObject>): readonly string[] {
  return "items" in file ? file.items.map(objectKey) : [file.holds];
}
