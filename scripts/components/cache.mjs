// Where a component is kept: outside the work tree, by what it is made from and by the Go that makes it.
import { createHash } from "node:crypto";
import { accessSync, constants, readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { modules } from "./table.mjs";

const assets = ["etcd", "kube-apiserver", "kubectl"];

/** The folder of everything that was made from the same sources with the same flags; one folder per Go version below it. */
export function shelf(row) {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), ".cache");
  const hash = createHash("sha256");
  for (const part of [process.platform, process.arch, ...sourcesOf(row)]) hash.update(`${part}\0`);
  return join(cache, "peerage", "components", hash.digest("hex").slice(0, 16));
}

/** What KUBEBUILDER_ASSETS offers instead of a component, if anything. */
export function fromAssets({ name }) {
  const folder = process.env.KUBEBUILDER_ASSETS;
  if (!folder || !assets.includes(name)) return undefined;
  return isThere(join(folder, name)) ? join(folder, name) : undefined;
}

/** A component that was made before by the same Go; by whichever when there is none here. */
export function fromShelf(row) {
  const made = row.go === undefined ? versionsOn(shelf(row)) : [row.go];
  return made.map((version) => join(shelf(row), version, row.name)).find(isThere);
}

function sourcesOf(row) {
  if (row.folder === undefined) return [row.module, row.version, row.sum, row.inside];
  const files = ["go.mod", "go.sum", "tools.go"].map((file) => readFileSync(join(modules, row.folder, file), "utf8"));
  return [row.package, row.ldflags, ...files];
}

function versionsOn(folder) {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith("unfinished-"))
      .sort();
  } catch {
    return [];
  }
}

function isThere(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
