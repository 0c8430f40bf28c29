import { existsSync, realpathSync } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import type { CaFile, CaFiles } from "../resolve/ca-files";
import { reasonOf } from "./file-errors";
import { leaves } from "./leaves";
import { readText } from "./read-text";

/** Reads caFiles of a spec folder, each once, and none from outside of it. */
export function caFilesIn(folder: string): CaFiles {
  const known = new Map<string, CaFile>();
  return (name) => {
    const file = known.get(name) ?? read(folder, name);
    known.set(name, file);
    return file;
  };
}

function read(folder: string, name: string): CaFile {
  const path = resolve(folder, name);
  if (isAbsolute(name) || leaves(resolve(folder), path)) return { trouble: "outside" };
  if (!existsSync(path)) return { trouble: "unreadable", reason: "does not exist in the spec folder" };
  try {
    if (leaves(realpathSync(folder), realpathSync(path))) return { trouble: "outside" };
  } catch (error) {
    return { trouble: "unreadable", reason: `cannot be read: ${reasonOf(error)}` };
  }
  const result = readText(path, name);
  if ("text" in result) return result;
  const reason =
    result.problem.code === "not-utf8" ? "holds no PEM certificate" : `cannot be used: ${result.problem.message}`;
  return { trouble: "unreadable", reason };
}
