import type { ClusterIndex, FileTree, TreeIndex } from "../../src/model/tree-index";

type Files = Readonly<Record<string, string>>;

/** A tree of these files, with the indexes that list them. */
export function indexedTree(files: Files): FileTree {
  const names = new Set(Object.keys(files).flatMap((path) => /^clusters\/([^/]+)\//.exec(path)?.[1] ?? []));
  const clusters = [...names].sort();
  const indexes = clusters.map((name) => [`clusters/${name}/index.json`, clusterIndex(name, files)] as const);
  const others = Object.keys(files).filter((path) => !/^clusters\/[^/]+\//.test(path));
  const index: TreeIndex = {
    apiVersion: "peerage.dev/v1alpha1",
    kind: "Index",
    fleet: "test",
    digest: "sha256:0",
    clusters,
    files: others.map((path) => ({ path, digest: "sha256:0" })),
  };
  return new Map([["index.json", JSON.stringify(index)], ...indexes, ...Object.entries(files)]);
}

function clusterIndex(name: string, files: Files): string {
  const folder = `clusters/${name}/`;
  const inside = Object.keys(files).filter((path) => path.startsWith(folder));
  const index: ClusterIndex = {
    apiVersion: "peerage.dev/v1alpha1",
    kind: "ClusterIndex",
    cluster: name,
    peerings: [],
    files: inside.map((path) => ({ path: path.slice(folder.length), digest: "sha256:0" })),
  };
  return JSON.stringify(index);
}
