import { workName } from "./safe-path";

/** The output folder: as its user calls it, and where it really is, with every link on the way to it followed once. */
export interface OutFolder {
  readonly shown: string;
  readonly root: string;
}

/** How a path below the folder is called towards its user. */
export function shown(out: OutFolder, path: string): string {
  return path === "" ? out.shown : `${out.shown}/${path}`;
}

/** The same for a path as the system tells it: the folder itself where it tells none, and our work folder for all that is in that. */
export function shownAt(out: OutFolder, real: string | undefined): string {
  if (real?.startsWith(`${out.root}/`) !== true) return out.shown;
  const path = real.slice(out.root.length + 1);
  return shown(out, path.startsWith(`${workName}/`) ? workName : path);
}
