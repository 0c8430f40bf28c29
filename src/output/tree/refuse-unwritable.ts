import { accessSync, constants } from "node:fs";
import type { Comparison } from "./compare";
import type { OutFolder } from "./out-folder";
import { parentOf } from "./safe-path";

/** Finds a folder that we may not write to while the old tree still stands, not when half of the new one is in place. */
export function refuseUnwritable(out: OutFolder, comparison: Comparison): void {
  for (const folder of changingFolders(comparison)) accessSync(`${out.root}/${folder}`, constants.W_OK);
}

function changingFolders({ written, removed, folders }: Comparison): ReadonlySet<string> {
  const found = new Set<string>();
  for (const path of written) {
    let folder = parentOf(path);
    while (!folders.has(folder)) folder = parentOf(folder);
    found.add(folder);
  }
  // A folder that becomes empty leaves the one that it is in.
  for (const path of removed)
    for (let folder = parentOf(path); !found.has(folder); folder = parentOf(folder)) found.add(folder);
  return found;
}
