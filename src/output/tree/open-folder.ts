import { lstatSync, mkdirSync, realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { inWords, nothingChanged } from "./in-words";
import type { OutFolder } from "./out-folder";
import { TreeFailure } from "./tree-failure";

/** The output folder of this name; undefined when there is none yet. It may be reached through links: that is its user's choice. */
export function openFolder(folder: string): OutFolder | undefined {
  const out = unopened(folder);
  return inWords(out, nothingChanged, () => {
    const stat = statSync(out.shown, { throwIfNoEntry: false });
    if (stat === undefined) return refuseDeadLink(out);
    if (!stat.isDirectory())
      throw new TreeFailure(`${out.shown} is a file, not a folder`, {
        help: "move it away, or choose another folder with --out",
      });
    return { ...out, root: realpathSync(out.shown) };
  });
}

/** The same, made when there is none. */
export function openOrMakeFolder(folder: string): OutFolder {
  const found = openFolder(folder);
  if (found !== undefined) return found;
  const out = unopened(folder);
  return inWords(out, nothingChanged, () => {
    mkdirSync(out.shown, { recursive: true, mode: 0o755 });
    return { ...out, root: realpathSync(out.shown) };
  });
}

function unopened(folder: string): OutFolder {
  return { shown: folder.replace(/(?<=.)\/+$/, ""), root: resolve(folder) };
}

function refuseDeadLink({ shown }: OutFolder): undefined {
  if (lstatSync(shown, { throwIfNoEntry: false }) === undefined) return undefined;
  throw new TreeFailure(`${shown} is a link that leads nowhere`, {
    help: "make the folder that it leads to, or remove the link",
  });
}
