// Before the first real test: makes the components that are missing, and a folder that goes with this run.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { absent, provide } from "../../../scripts/components/provide.mjs";
import { table } from "../../../scripts/components/table.mjs";

export default async function setUp() {
  const isUnwanted = process.env.PEERAGE_REAL === "skip";
  const provided = isUnwanted ? table.map((row) => absent(row, "PEERAGE_REAL is skip")) : await provide(table);
  process.env.PEERAGE_COMPONENTS = JSON.stringify(provided);
  process.env.PEERAGE_REAL_FOLDER = runFolder();
}

/** A folder that is removed when this process ends, however it ends: a shell waits for the end of a pipe. */
function runFolder() {
  const folder = mkdtempSync(join(tmpdir(), "peerage-real-"));
  const script = 'read -r _; until rm -rf "$1"; do sleep 0.1; done';
  const remover = spawn("sh", ["-c", script, "sh", folder], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  remover.unref();
  remover.stdin.unref();
  return folder;
}
