import { type Compilation, compile } from "../../src/compile";
import { lockFileName } from "../../src/spec/lock-file";

export const today = "2026-06-01";

/** Compiles texts by file name, as if they were a spec folder; what is no YAML can be a caFile, and secrets/ holds Secrets. */
export function compileTexts(files: Readonly<Record<string, string>>): Compilation {
  const isSpec = (path: string) => /\.ya?ml$/.test(path) && path !== lockFileName && !path.startsWith("secrets/");
  const lock = files[lockFileName];
  return compile(
    {
      sources: Object.entries(files).flatMap(([path, text]) => (isSpec(path) ? [{ path, text }] : [])),
      lock: lock === undefined ? undefined : { path: lockFileName, text: lock },
      caFiles: (name) => {
        if (name.startsWith("..") || name.startsWith("/")) return { trouble: "outside" };
        const text = files[name];
        return text === undefined ? { trouble: "unreadable", reason: "does not exist in the spec folder" } : { text };
      },
      secretFiles: (path) => {
        const text = files[path];
        return { file: path, ...(text === undefined ? { trouble: "missing" } : { text }) };
      },
      problems: [],
    },
    today,
  );
}
