import { type Dirent, mkdirSync, readdirSync, rmdirSync, unlinkSync, writeFileSync } from "node:fs";
import type { FileTree } from "../../model/tree-index";
import { reasonOf } from "../file-errors";
import { isSystemError, nothingChanged, remedyOf } from "./in-words";
import { commit, type Journal, type OpenJournal } from "./journal";
import { type OutFolder, shown } from "./out-folder";
import { workName } from "./safe-path";
import { absent, absentOrFull, quietly, tolerate } from "./tolerate";
import { TreeFailure } from "./tree-failure";
import { workFolderOf } from "./work-folder";

/**
 * Writes the new files beside the old ones and commits a journal. Up to the commit the old tree stands, whatever happens.
 * Nothing is synced to the disk: this guards against processes that are killed, not against the loss of power.
 */
export function stage(out: OutFolder, tree: FileTree, journal: Journal): OpenJournal {
  const { staged } = workFolderOf(out);
  let current = workName;
  try {
    mkdirSync(staged, { mode: 0o755 });
    for (const [place, path] of journal.write.entries()) {
      current = path;
      writeFileSync(`${staged}/${place}`, tree.get(path) ?? "", { encoding: "utf8", flag: "wx", mode: 0o644 });
    }
    current = workName;
    return commit(out, journal);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    quietly(() => discard(out));
    const message = `cannot write ${shown(out, current)}: ${reasonOf(error)}`;
    throw new TreeFailure(message, { help: remedyOf(error, nothingChanged), cause: error });
  }
}

/** Removes what was staged and never committed; tells whether there was anything. */
export function discard(out: OutFolder): boolean {
  const { path } = workFolderOf(out);
  const entries = readdirSync(path, { withFileTypes: true });
  const staged = entries.filter(({ name }) => name === "new" || name === "journal.draft");
  const locks = entries.filter(({ name }) => name.startsWith("lock."));
  for (const entry of [...staged, ...locks]) remove(path, entry);
  return staged.length > 0;
}

/** A lock that was made and not taken may be that of a process which is about to try, or to give up: then it is gone before we are there. */
function remove(folder: string, entry: Dirent): void {
  const path = `${folder}/${entry.name}`;
  if (!entry.isDirectory()) return void unlinkSync(path);
  tolerate(absent, () => {
    for (const name of readdirSync(path)) unlinkSync(`${path}/${name}`);
  });
  tolerate(absentOrFull, () => rmdirSync(path));
}
