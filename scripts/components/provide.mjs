// Gives every component a path: from KUBEBUILDER_ASSETS, from the cache, or by making it now.
import { join } from "node:path";
import { fromAssets, fromShelf, shelf } from "./cache.mjs";
import { goVersion } from "./go.mjs";
import { underLock } from "./lock.mjs";
import { make } from "./make.mjs";
import { startProgress } from "./progress.mjs";
import { labelOf, modules } from "./table.mjs";

const withoutGo = "Go is not installed; install Go 1.26 or later (https://go.dev/dl)";

/**
 * One answer for each row, with its path or its trouble: { name, version, path?, isForeign?, trouble?: { kind, message } }.
 * The kind is "absent" (not made, and no Go to make it) or "broken" (Go failed).
 */
export async function provide(rows) {
  const wanted = rows.map((row) => ({ ...row, go: goFor(row) }));
  const found = new Map(wanted.map((row) => [row, find(row)]));
  const missing = wanted.filter((row) => found.get(row) === undefined);
  const made = await makeAll(missing.filter(({ go }) => go !== undefined));
  return wanted.map((row) => found.get(row) ?? made.get(row) ?? absent(row, withoutGo));
}

function find(row) {
  const { name, version } = row;
  const foreign = fromAssets(row);
  if (foreign !== undefined) return { name, version, path: foreign, isForeign: true };
  const path = fromShelf(row);
  return path && { name, version, path };
}

async function makeAll(rows) {
  const made = new Map();
  if (rows.length === 0) return made;
  const progress = startProgress(rows);
  for (const row of rows) made.set(row, await makeOne(row, progress.begin(row)));
  return made;
}

async function makeOne(row, line) {
  const { name, version } = row;
  try {
    await underLock(`${shelf(row)}.lock`, {
      onWait: () => line.say("another run is making it"),
      work: async () => {
        if (fromShelf(row) !== undefined) return;
        line.say("making it");
        await make(row, join(shelf(row), row.go));
      },
    });
    line.end("done");
    return { name, version, path: fromShelf(row) };
  } catch (error) {
    line.end("failed");
    return { name, version, trouble: { kind: "broken", message: `${labelOf(row)}: ${error.message}` } };
  }
}

/** The answer for a component that is not there, and why. */
export function absent({ name, version }, message) {
  return { name, version, trouble: { kind: "absent", message } };
}

/** The Go that makes a component. A folder that is only copied is the same with any. */
function goFor(row) {
  const version = goVersion(row.folder === undefined ? modules : join(modules, row.folder));
  return version !== undefined && row.folder === undefined ? "any" : version;
}
