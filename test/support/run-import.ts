import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Run } from "./peerage";
import { temporaryFolder } from "./temporary-folder";

const root = join(__dirname, "..", "..");

/** A folder with one CRD file, that of a Kustomization, of our own making. */
export const fixtureCrds = join(root, "test", "fixtures", "crds");

/** Runs `npm run import` without npm. */
export function runImport(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Run {
  const script = join(root, "scripts", "import.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  return { code: status, stdout, stderr };
}

/** Imports a folder of CRD files into a new one, which it gives. */
export function imported(folder: string): string {
  const into = temporaryFolder();
  const run = runImport(["--from", `kustomize-controller@v0.1.0=${folder}`, "--into", into]);
  expect([run.code, run.stderr]).toEqual([0, ""]);
  return into;
}

/** The texts of all files below a folder, by path. */
export function filesOf(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]),
  );
}
