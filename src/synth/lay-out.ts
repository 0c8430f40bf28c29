import type { Fleet } from "../model/fleet";
import type { KubeObject } from "../model/kube-object";
import type { FileTree, TreeIndex } from "../model/tree-index";
import { clusterFiles } from "./cluster-files";
import { digest } from "./file-text";
import { fleetDigest } from "./fleet-digest";
import { printIndex } from "./index-text";
import type { ClusterLeaves } from "./plan";
import { readme } from "./readme";
import { topologySvg } from "./topology-svg";

/** The whole output as texts by path; nothing is written yet. */
export function layOut(fleet: Fleet, clusters: readonly ClusterLeaves<KubeObject>[]): FileTree {
  const tree = new Map<string, string>();
  for (const leaves of clusters) {
    const folder = `clusters/${leaves.cluster.name}`;
    for (const [path, text] of clusterFiles(leaves)) tree.set(`${folder}/${path}`, text);
  }
  const beside = new Map([
    ["README.md", readme(fleet, clusters)],
    ["topology.svg", topologySvg(fleet)],
  ]);
  const index: TreeIndex = {
    apiVersion: "peerage.dev/v1alpha1",
    kind: "Index",
    fleet: fleet.settings.name,
    digest: fleetDigest(fleet),
    clusters: clusters.map(({ cluster }) => cluster.name),
    files: [...beside].map(([path, text]) => ({ path, digest: digest(text) })),
  };
  for (const [path, text] of beside) tree.set(path, text);
  return tree.set("index.json", printIndex(index));
}
