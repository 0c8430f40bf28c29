import type { FileTree } from "../../model/tree-index";
import { checkTree } from "./check-tree";
import { compare, isCurrent, type TreeChanges } from "./compare";
import { inWords, nothingChanged } from "./in-words";
import { openFolder, openOrMakeFolder } from "./open-folder";
import type { OutFolder } from "./out-folder";
import { readIndexesIn } from "./read-indexes";
import { type Patience, patienceOf, recover, recoverLocked } from "./recover";
import { refuseForeign } from "./refuse-foreign";
import { refuseUnwritable } from "./refuse-unwritable";
import { rollForward } from "./roll-forward";
import { stage } from "./staging";
import { withLock } from "./tree-lock";

/**
 * Makes the folder hold the tree, and nothing else that an earlier run wrote; tells what changed. Files that were not made by us stay.
 * A folder that is as it should be is not touched. A run that is killed is finished, or undone, by the next one.
 */
export function writeTree(folder: string, tree: FileTree, patience: Patience = {}): TreeChanges {
  checkTree(tree);
  recover(folder, patience);
  if (isUpToDate(folder, tree)) return { written: [], unchanged: tree.size, removed: [] };
  const out = openOrMakeFolder(folder);
  return inWords(out, nothingChanged, () => withLock(out, patienceOf(patience), () => change(out, tree)));
}

/** Looks without the lock, because taking it writes. */
function isUpToDate(folder: string, tree: FileTree): boolean {
  const out = openFolder(folder);
  if (out === undefined) return tree.size === 0;
  return inWords(out, nothingChanged, () => isCurrent(out, readIndexesIn(out), tree));
}

/** Another process may have written since we looked, or died. */
function change(out: OutFolder, tree: FileTree): TreeChanges {
  recoverLocked(out);
  const comparison = compare(out, readIndexesIn(out), tree);
  refuseForeign(out, comparison);
  refuseUnwritable(out, comparison);
  const { written, removed, unchanged, folders } = comparison;
  if (written.length + removed.length > 0)
    rollForward(out, stage(out, tree, { write: written, remove: removed }), folders);
  return { written, unchanged, removed };
}
