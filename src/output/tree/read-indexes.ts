import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { ClusterIndex, IndexedFile, TreeIndex } from "../../model/tree-index";
import { Folders } from "./folders";
import { inWords, nothingChanged } from "./in-words";
import { clusterIndexShape, treeIndexShape } from "./index-shape";
import { openFolder } from "./open-folder";
import { type OutFolder, shown } from "./out-folder";
import { readOwnFile } from "./read-file";
import { parentOf } from "./safe-path";
import { parseShape, type Shape } from "./shape";
import { TreeFailure } from "./tree-failure";

/** What the last run left: its indexes, and the paths that are ours. */
export interface PreviousTree {
  readonly index: TreeIndex | undefined;
  /** By the name of the cluster. */
  readonly clusters: ReadonlyMap<string, ClusterIndex>;
  /** Paths below the output folder that we wrote, the indexes among them. */
  readonly owned: ReadonlySet<string>;
}

/** Reads the indexes of the last run; a run that was killed should be recovered first. */
export function readIndexes(folder: string): PreviousTree {
  const out = openFolder(folder);
  return out === undefined ? nothing : readIndexesIn(out);
}

/** The same for a folder that is open. */
export function readIndexesIn(out: OutFolder): PreviousTree {
  return inWords(out, nothingChanged, () => {
    const reading = new Reading(out);
    const index = reading.read<TreeIndex>("index.json", treeIndexShape);
    if (index === undefined) return nothingAfter(out);
    const owned = new Set(["index.json", ...pathsOf(index.files)]);
    const clusters = new Map<string, ClusterIndex>();
    for (const name of index.clusters) {
      const path = `clusters/${name}/index.json`;
      const cluster = reading.read<ClusterIndex>(path, clusterIndexShape);
      if (cluster === undefined) throw lost(out, path);
      clusters.set(name, cluster);
      owned.add(path);
      for (const inner of pathsOf(cluster.files)) owned.add(`clusters/${name}/${inner}`);
    }
    return { index, clusters, owned };
  });
}

const nothing: PreviousTree = { index: undefined, clusters: new Map(), owned: new Set() };

/** Nothing was written yet, unless the index of a cluster says otherwise: then nobody may take the folder for a new one. */
function nothingAfter(out: OutFolder): PreviousTree {
  const folders = new Folders(out);
  const names = folders.has("clusters") ? readdirSync(join(out.root, "clusters")).sort() : [];
  const left = names.map((name) => `clusters/${name}/index.json`).find((path) => isThere(out, folders, path));
  if (left === undefined) return nothing;
  throw new TreeFailure(`${shown(out, "index.json")} is missing, but ${shown(out, left)} is there`, {
    help: "restore it from git (of a merge conflict, take either side); to begin anew, remove the whole folder",
  });
}

function isThere(out: OutFolder, folders: Folders, path: string): boolean {
  const isFolder = lstatSync(join(out.root, parentOf(path))).isDirectory();
  return isFolder && folders.has(parentOf(path)) && readOwnFile(out, path) !== undefined;
}

function lost(out: OutFolder, path: string): TreeFailure {
  return new TreeFailure(`${shown(out, path)} is missing, though ${shown(out, "index.json")} names its cluster`, {
    help: "restore it from git; to begin anew, remove the whole folder",
  });
}

class Reading {
  readonly #out: OutFolder;
  readonly #folders: Folders;

  constructor(out: OutFolder) {
    this.#out = out;
    this.#folders = new Folders(out);
  }

  read<T>(path: string, shape: Shape): T | undefined {
    const json = this.#folders.has(parentOf(path)) ? readOwnFile(this.#out, path) : undefined;
    if (json === undefined) return undefined;
    const parsed = parseShape<T>(json, shape);
    if ("value" in parsed) return parsed.value;
    throw new TreeFailure(`${shown(this.#out, path)} ${parsed.flaw}`, {
      help: "restore it as peerage wrote it (of a merge conflict, take either side), then run again; if it is not from peerage, choose another folder with --out",
    });
  }
}

function pathsOf(files: readonly IndexedFile[]): readonly string[] {
  return files.map(({ path }) => path);
}
