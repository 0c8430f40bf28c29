import { resolve } from "node:path";
import type { FileTree } from "../model/tree-index";
import { writeTree } from "./tree/write-tree";

/** cdk8s empties a folder, runs the app and wants to find manifests there: it gets a copy, so that `dist` need not be that folder. */
export function mirrorForCdk8s(tree: FileTree, out: string, outdir: string | undefined): void {
  if (outdir !== undefined && resolve(outdir) !== resolve(out)) writeTree(outdir, tree);
}
