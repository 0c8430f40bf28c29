import { relative, sep } from "node:path";

/** Whether a path lies outside of a folder; both absolute. */
export function leaves(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === ".." || way.startsWith(`..${sep}`);
}
