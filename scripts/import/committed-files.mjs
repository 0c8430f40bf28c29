import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** What has to be written, and what has to go, for the committed files to be those that were made. */
export function changesTo(root, files, { isEverything }) {
  const stale = Object.keys(files).filter((path) => textOf(join(root, path)) !== files[path]);
  const orphans = isEverything ? committedFiles(root).filter((path) => files[path] === undefined) : [];
  return { stale: stale.sort(), orphans };
}

/** Writes and removes what changesTo tells. */
export function applyChanges(root, files, { stale, orphans }) {
  for (const path of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), files[path]);
  }
  for (const path of orphans) rmSync(join(root, path));
}

/** All that this script answers for: imports/, and the folders of schemas/. */
function committedFiles(root) {
  return ["imports", "schemas"]
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((file) => relative(root, file).split(sep).join("/"))
    .filter((path) => /^(imports\/.*\.(json|ts)|schemas\/.*\/.*\.json)$/.test(path))
    .sort();
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function textOf(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
