import type { FileTree } from "../../model/tree-index";
import { Folders } from "./folders";
import type { OutFolder } from "./out-folder";
import { lookAt, readBytes } from "./read-file";
import type { PreviousTree } from "./read-indexes";
import { parentOf } from "./safe-path";

/** What a run changes in the output folder; paths are sorted. */
export interface TreeChanges {
  /** Files that are new or differ. */
  readonly written: readonly string[];
  readonly unchanged: number;
  /** Files of ours that the tree has no more. */
  readonly removed: readonly string[];
}

/** The same, with what was seen on the way. */
export interface Comparison extends TreeChanges {
  /** Files to be written in whose place there is something that may not be ours. */
  readonly taken: readonly string[];
  readonly folders: Folders;
}

/** Compares a folder with a tree. */
export function compare(out: OutFolder, previous: PreviousTree, tree: FileTree): Comparison {
  const look = new Look(out, previous, tree);
  const written: string[] = [];
  const taken: string[] = [];
  for (const [path, text] of tree) {
    const standing = look.standing(path, text);
    if (standing !== "same") written.push(path);
    if (standing === "taken") taken.push(path);
  }
  const removed = look.stale.filter((path) => look.hasFile(path));
  return {
    written: written.sort(),
    unchanged: tree.size - written.length,
    removed: removed.sort(),
    taken: taken.sort(),
    folders: look.folders,
  };
}

/** Whether a folder is what a tree says; stops at the first thing that is not, and begins where that is likely. */
export function isCurrent(out: OutFolder, previous: PreviousTree, tree: FileTree): boolean {
  const look = new Look(out, previous, tree);
  if (look.stale.some((path) => look.hasFile(path))) return false;
  const isSame = (path: string) => look.standing(path, tree.get(path) ?? "") === "same";
  const paths = [...tree.keys()];
  return paths.filter(isIndex).every(isSame) && paths.every((path) => isIndex(path) || isSame(path));
}

/** Indexes hold the digests of the other files. */
function isIndex(path: string): boolean {
  return path === "index.json" || path.endsWith("/index.json");
}

type Standing = "same" | "absent" | "differs" | "taken";

class Look {
  /** Paths that were ours and are not in the tree. */
  readonly stale: readonly string[];
  readonly folders: Folders;
  readonly #root: string;
  readonly #owned: ReadonlySet<string>;

  constructor(out: OutFolder, { owned }: PreviousTree, tree: FileTree) {
    this.stale = [...owned].filter((path) => !tree.has(path));
    this.#root = out.root;
    this.#owned = owned;
    this.folders = new Folders(out, (path) => owned.has(path) || tree.has(path));
  }

  standing(path: string, text: string): Standing {
    if (!this.folders.has(parentOf(path))) return "absent";
    const real = `${this.#root}/${path}`;
    const stat = lookAt(real);
    if (stat === undefined) return "absent";
    if (stat.isDirectory()) return "taken";
    if (stat.isFile() && stat.size === Buffer.byteLength(text) && readBytes(real)?.equals(Buffer.from(text)) === true)
      return "same";
    return this.#owned.has(path) ? "differs" : "taken";
  }

  /** A folder in the place of a file of ours is not ours. */
  hasFile(path: string): boolean {
    return this.folders.has(parentOf(path)) && lookAt(`${this.#root}/${path}`)?.isDirectory() === false;
  }
}
