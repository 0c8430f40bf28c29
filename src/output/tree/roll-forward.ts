import { renameSync, rmdirSync, unlinkSync } from "node:fs";
import { Folders } from "./folders";
import { inWords, toBeContinued } from "./in-words";
import type { OpenJournal } from "./journal";
import type { OutFolder } from "./out-folder";
import { lookAt } from "./read-file";
import { parentOf } from "./safe-path";
import { absentOrFull, tolerate } from "./tolerate";
import { workFolderOf } from "./work-folder";

/**
 * Does what a journal says, and then takes the journal away. However often it is stopped in the middle, doing it again ends the same.
 * Removing comes first: a new file may need the place of an old folder.
 */
export function rollForward(out: OutFolder, journal: OpenJournal, folders: Folders): void {
  inWords(out, toBeContinued, () => {
    const { journal: file, staged } = workFolderOf(out);
    removeFiles(out, journal.remove, folders);
    for (const folder of innerFirst(journal.remove)) folders.removeIfEmpty(folder);
    putInPlace(out, journal, folders);
    tolerate(absentOrFull, () => rmdirSync(staged));
    unlinkSync(file);
  });
}

/** The folders that a journal is about; if one of them is refused, it is before anything is done. */
export function foldersOf(out: OutFolder, { write, remove }: OpenJournal): Folders {
  const files = new Set([...write, ...remove]);
  const folders = new Folders(out, (path) => files.has(path));
  for (const path of files) folders.has(parentOf(path));
  return folders;
}

function removeFiles({ root }: OutFolder, paths: readonly string[], folders: Folders): void {
  for (const path of paths) if (folders.has(parentOf(path))) removeFile(`${root}/${path}`);
}

/** A folder in the place of the file is the new one, or not ours. */
function removeFile(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (lookAt(path)?.isDirectory() !== false) return;
    throw error;
  }
}

/** Every folder that files were in, the innermost first. */
function innerFirst(paths: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const path of paths)
    for (let up = parentOf(path); up !== "" && !folders.has(up); up = parentOf(up)) folders.add(up);
  return [...folders].sort((a, b) => b.length - a.length);
}

function putInPlace(out: OutFolder, { write, pending }: OpenJournal, folders: Folders): void {
  const { staged } = workFolderOf(out);
  for (const place of pending) {
    const path = write[place] ?? "";
    folders.make(parentOf(path));
    renameSync(`${staged}/${place}`, `${out.root}/${path}`);
  }
}
