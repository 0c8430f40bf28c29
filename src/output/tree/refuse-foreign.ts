import { readdirSync } from "node:fs";
import type { Comparison } from "./compare";
import { isMarked } from "./mark";
import { type OutFolder, shown } from "./out-folder";
import { lookAt, readBytes } from "./read-file";
import { TreeFailure } from "./tree-failure";

/** Refuses to write over what is not ours, all of it at once. */
export function refuseForeign(out: OutFolder, { taken, removed }: Comparison): void {
  const leaving = new Set(removed);
  const foreign = taken.filter((path) => !mayGo(out, path, leaving)).map((path) => shown(out, path));
  if (foreign.length === 0) return;
  const what = foreign.length === 1 ? "it was" : "they were";
  throw new TreeFailure(`cannot write ${foreign.join(", ")}: ${what} not made by peerage`, {
    help: `move ${foreign.length === 1 ? "it" : "them"} away, or choose another folder with --out; nothing was changed`,
  });
}

function mayGo(out: OutFolder, path: string, leaving: ReadonlySet<string>): boolean {
  const real = `${out.root}/${path}`;
  const stat = lookAt(real);
  if (stat === undefined) return true;
  if (stat.isDirectory()) return leavesWholly(out, path, leaving);
  return stat.isFile() && isMarked(path, readBytes(real)?.toString("utf8") ?? "");
}

/** Whether a folder will be gone when files of ours have left it. */
function leavesWholly(out: OutFolder, folder: string, leaving: ReadonlySet<string>): boolean {
  const entries = readdirSync(`${out.root}/${folder}`, { withFileTypes: true });
  return (
    entries.length > 0 &&
    entries.every((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? leavesWholly(out, path, leaving) : leaving.has(path);
    })
  );
}
