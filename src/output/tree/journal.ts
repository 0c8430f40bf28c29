import { readdirSync, renameSync, writeFileSync } from "node:fs";
import { type OutFolder, shown } from "./out-folder";
import { lookAt, readOwnFile } from "./read-file";
import { flawOfPath, workName } from "./safe-path";
import { listOf, mapping, oneOf, parseShape, text } from "./shape";
import { TreeFailure } from "./tree-failure";
import { workFolderOf } from "./work-folder";

/** What a run is going to do to the output folder. */
export interface Journal {
  /** The new file for a path is staged under the path's place in this list. */
  readonly write: readonly string[];
  readonly remove: readonly string[];
}

/** A journal that is in place; some of what it says may be done already. */
export interface OpenJournal extends Journal {
  /** Places in the list whose files are still staged. */
  readonly pending: readonly number[];
}

const head = { apiVersion: "peerage.dev/v1alpha1", kind: "Journal" };

const shape = mapping({
  apiVersion: oneOf(head.apiVersion),
  kind: oneOf(head.kind),
  write: listOf(text(flawOfPath)),
  remove: listOf(text(flawOfPath)),
});

/** Puts a journal in place by one rename: from then on the run will be finished, by whoever comes next if need be. */
export function commit(out: OutFolder, { write, remove }: Journal): OpenJournal {
  const { draft, journal } = workFolderOf(out);
  writeFileSync(draft, JSON.stringify({ ...head, write, remove }), { mode: 0o644 });
  renameSync(draft, journal);
  return { write, remove, pending: [...write.keys()] };
}

/** The journal of a run that was killed after its commit; what we cannot have written is refused. */
export function readJournal(out: OutFolder): OpenJournal | undefined {
  const json = readOwnFile(out, `${workName}/journal.json`);
  if (json === undefined) return undefined;
  const parsed = parseShape<Journal>(json, shape);
  if ("flaw" in parsed) throw damaged(out, "journal.json", parsed.flaw);
  const { write, remove } = parsed.value;
  const leaving = new Set(remove);
  const both = write.find((path) => leaving.has(path));
  if (both !== undefined) throw damaged(out, "journal.json", `writes and removes ${JSON.stringify(both)}`);
  return { write, remove, pending: pendingOf(out, write) };
}

function pendingOf(out: OutFolder, write: readonly string[]): readonly number[] {
  const { staged } = workFolderOf(out);
  const stat = lookAt(staged);
  if (stat === undefined) return [];
  if (!stat.isDirectory()) throw damaged(out, "new", "is not a folder");
  const names = new Set<string>();
  for (const entry of readdirSync(staged, { withFileTypes: true })) {
    if (!entry.isFile()) throw damaged(out, `new/${entry.name}`, "is not a regular file");
    names.add(entry.name);
  }
  return [...write.keys()].filter((place) => names.has(String(place)));
}

function damaged(out: OutFolder, name: string, flaw: string): TreeFailure {
  return new TreeFailure(`${shown(out, `${workName}/${name}`)}, left by a run that was killed, ${flaw}`, {
    help: `remove ${shown(out, workName)}, then run again; nothing was changed`,
  });
}
