import type { FileTree } from "../../model/tree-index";
import { checkTree } from "./check-tree";
import { compare, type TreeChanges } from "./compare";
import { inWords, nothingChanged } from "./in-words";
import { openFolder } from "./open-folder";
import { readIndexesIn } from "./read-indexes";
import { type Patience, recover } from "./recover";

/** Tells what writing a tree would change. Nothing is written, unless a run that was killed has to be recovered first. */
export function compareTree(folder: string, tree: FileTree, patience: Patience = {}): TreeChanges {
  checkTree(tree);
  recover(folder, patience);
  const out = openFolder(folder);
  if (out === undefined) return { written: [...tree.keys()].sort(), unchanged: 0, removed: [] };
  const { written, unchanged, removed } = inWords(out, nothingChanged, () => compare(out, readIndexesIn(out), tree));
  return { written, unchanged, removed };
}
