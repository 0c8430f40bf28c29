import { inWords, toBeContinued } from "./in-words";
import { readJournal } from "./journal";
import { openFolder } from "./open-folder";
import type { OutFolder } from "./out-folder";
import { lookAt } from "./read-file";
import { foldersOf, rollForward } from "./roll-forward";
import { discard } from "./staging";
import { withLock } from "./tree-lock";
import { workFolderOf } from "./work-folder";

/** How long to wait for another process that writes to the same folder. */
export interface Patience {
  /** Milliseconds. @default 30000 */
  readonly patience?: number;
}

/** What became of a run that was killed: there was none, its work was thrown away, or it was finished. */
export type Recovery = "nothing" | "discarded" | "finished";

/** Puts the folder into the state before or after a run that was killed, whichever the run had decided on. */
export function recover(folder: string, options: Patience = {}): Recovery {
  const out = openFolder(folder);
  if (out === undefined) return "nothing";
  return inWords(out, toBeContinued, () =>
    lookAt(workFolderOf(out).path) === undefined
      ? "nothing"
      : withLock(out, patienceOf(options), () => recoverLocked(out)),
  );
}

/** The same for who has the lock. */
export function recoverLocked(out: OutFolder): Recovery {
  const journal = readJournal(out);
  if (journal !== undefined) rollForward(out, journal, foldersOf(out, journal));
  const hadLeftovers = discard(out);
  if (journal !== undefined) return "finished";
  return hadLeftovers ? "discarded" : "nothing";
}

/** What was asked for, or the default. */
export function patienceOf({ patience = 30_000 }: Patience): number {
  return patience;
}
