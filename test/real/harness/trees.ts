import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The part of a compiled tree that one cluster applies. */
export interface ClusterFolder {
  /** Path below the root of the repository, with forward slashes. */
  readonly path: string;
  /** The Liqo release that it is compiled for. */
  readonly release: string;
}

const current = "v1.2.0";
const goldens = "test/golden/trees";

/** The cluster folders of every compiled tree in the repository: dist, that of each example, and the golden ones of each release. */
export function trees(root: string): readonly ClusterFolder[] {
  const found = [
    { path: "dist", release: current },
    ...foldersIn(root, "examples").map((example) => ({ path: `${example}/dist`, release: current })),
    ...foldersIn(root, goldens).flatMap((folder) =>
      foldersIn(root, folder).map((path) => ({ path, release: folder.slice(goldens.length + 1) })),
    ),
  ];
  return found.flatMap(({ path, release }) =>
    foldersIn(root, `${path}/clusters`).map((cluster) => ({ path: cluster, release })),
  );
}

function foldersIn(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
    .sort();
}
