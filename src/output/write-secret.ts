import { linkSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { codeOf, reasonOf } from "./file-errors";

/** Makes a Secret file that is not there yet, whole or not at all. Gives why it could not, in words. */
export function makeSecretFile(folder: string, path: string, text: string): string | undefined {
  return put(folder, path, text, (next, target) => {
    try {
      // A link is never made over a file: one that another run made meanwhile holds a pair that must stay.
      linkSync(next, target);
    } catch (error) {
      if (!noHardLinks.includes(codeOf(error))) throw error;
      if (isThere(target)) throw error;
      renameSync(next, target);
    }
  });
}

/** Puts a new text in the place of a Secret file, in one step. Gives why it could not, in words. */
export function replaceSecretFile(folder: string, path: string, text: string): string | undefined {
  return put(folder, path, text, renameSync);
}

const noHardLinks = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"];

function put(folder: string, path: string, text: string, move: (next: string, target: string) => void) {
  const target = join(folder, path);
  const next = join(dirname(target), `.${basename(target)}.${process.pid}`);
  const obstacle = foldersOf(path).find((inner) => !isOwnFolder(join(folder, inner)));
  if (obstacle !== undefined)
    return `${join(folder, obstacle)} is no folder of its own, and links are not followed there`;
  try {
    for (const inner of foldersOf(path)) if (!isThere(join(folder, inner))) mkdirSync(join(folder, inner), 0o700);
    writeFileSync(next, text, { flag: "wx", mode: 0o600 });
    move(next, target);
    return undefined;
  } catch (error) {
    return codeOf(error) === "EEXIST" ? "it appeared while this ran" : reasonOf(error);
  } finally {
    rmSync(next, { force: true });
  }
}

/** The folders on the way to a path: "secrets/rome/milan.keys.yaml" has "secrets" and "secrets/rome". */
function foldersOf(path: string): readonly string[] {
  const segments = path.split("/").slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}

function isOwnFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true;
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
