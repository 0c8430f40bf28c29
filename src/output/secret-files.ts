import { lstatSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";
import type { SecretFiles } from "../resolve/secret-files";
import { codeOf, reasonOf } from "./file-errors";
import { leaves } from "./leaves";
import { readText } from "./read-text";

/** Reads Secret manifests of a spec folder, and none from outside of it. */
export function secretFilesIn(folder: string): SecretFiles {
  return (path) => {
    const real = join(folder, path);
    return { file: real.split(sep).join("/"), ...read(folder, real) };
  };
}

type Found = { readonly text: string } | { readonly trouble: "missing" } | Unusable;
type Unusable = { readonly trouble: "unusable"; readonly reason: string };

function read(folder: string, path: string): Found {
  try {
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return { trouble: "missing" };
    if (leaves(realpathSync(folder), realpathSync(path)))
      return unusable("it is a link that leads out of the spec folder");
  } catch (error) {
    return unusable(codeOf(error) === "ENOENT" ? "it is a link that leads nowhere" : reasonOf(error));
  }
  const result = readText(path, path);
  return "text" in result ? result : unusable(words[result.problem.code] ?? result.problem.message);
}

const words: Readonly<Record<string, string>> = {
  "not-utf8": "it is no UTF-8 text",
  "file-too-large": "it is larger than any Secret can be",
};

function unusable(reason: string): Unusable {
  return { trouble: "unusable", reason };
}
