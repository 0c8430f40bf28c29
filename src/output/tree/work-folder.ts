import type { OutFolder } from "./out-folder";
import { workName } from "./safe-path";

/** Paths of what is in the output folder only while it is written. */
export interface WorkFolder {
  /** Holds all the others. */
  readonly path: string;
  /** The new files, named by their place in the journal. */
  readonly staged: string;
  /** As soon as it is there, the run will be finished, by whomever. */
  readonly journal: string;
  /** The journal while it is written. */
  readonly draft: string;
  readonly lock: string;
}

/** The work folder of an output folder. */
export function workFolderOf({ root }: OutFolder): WorkFolder {
  const path = `${root}/${workName}`;
  return {
    path,
    staged: `${path}/new`,
    journal: `${path}/journal.json`,
    draft: `${path}/journal.draft`,
    lock: `${path}/lock`,
  };
}
