import { relative } from "node:path";

/** A folder as messages show it: relative to where the command runs, or absolute when it is not below. */
export function relativeFolder(cwd: string, folder: string): string {
  const way = relative(cwd, folder);
  if (way === "") return ".";
  return way.startsWith("..") ? folder : way;
}
