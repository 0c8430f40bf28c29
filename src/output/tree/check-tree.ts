import type { FileTree } from "../../model/tree-index";
import { flawOfPath, parentOf } from "./safe-path";

/** A tree that cannot be a folder is a mistake of ours, found before anything is written. */
export function checkTree(tree: FileTree): void {
  const folders = new Set<string>([""]);
  for (const path of tree.keys()) {
    const flaw = flawOfPath(path);
    if (flaw !== undefined) throw new Error(`the path ${JSON.stringify(path)} of the tree ${flaw}`);
    for (let folder = parentOf(path); !folders.has(folder); folder = parentOf(folder)) folders.add(folder);
  }
  for (const folder of folders)
    if (tree.has(folder)) throw new Error(`${JSON.stringify(folder)} is a file and a folder of the tree`);
}
