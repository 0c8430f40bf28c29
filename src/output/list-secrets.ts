import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type SecretUse, secretFilePath } from "../model/secret-file";
import { codeOf } from "./file-errors";

/** Paths, below the spec folder, of all Secret files for one use, needed or not. */
export function listSecrets(folder: string, use: SecretUse): readonly string[] {
  const ending = `.${use}.yaml`;
  return foldersIn(join(folder, "secrets")).flatMap((cluster) =>
    namesIn(join(folder, "secrets", cluster))
      .filter((name) => name.endsWith(ending) && !name.startsWith("."))
      .map((name) => secretFilePath(cluster, name.slice(0, -ending.length), use)),
  );
}

function foldersIn(folder: string): readonly string[] {
  return entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

function namesIn(folder: string): readonly string[] {
  return entriesOf(folder).map(({ name }) => name);
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return [];
    throw error;
  }
}
