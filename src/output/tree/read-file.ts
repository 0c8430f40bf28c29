import { lstatSync, readFileSync, type Stats } from "node:fs";
import { codeOf } from "../file-errors";
import { type OutFolder, shown } from "./out-folder";
import { TreeFailure } from "./tree-failure";

/** What is at a path; a link is a link. */
export function lookAt(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}

/** The bytes of a file that may be gone by now. */
export function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** The text of a file of ours below the folder, undefined when there is none; a link or anything else in its place is refused. */
export function readOwnFile(out: OutFolder, path: string): string | undefined {
  const real = `${out.root}/${path}`;
  const stat = lookAt(real);
  if (stat === undefined) return undefined;
  if (stat.isFile()) return readBytes(real)?.toString("utf8");
  const what = stat.isSymbolicLink() ? "a link, and links are not followed there" : "not a regular file";
  throw new TreeFailure(`${shown(out, path)} is ${what}`, { help: "remove it, then run again; nothing was changed" });
}
