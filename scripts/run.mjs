// Runs the command from a clone: builds it first when a source is newer than the build.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const built = join(root, "lib", "src", "cli", "main.js");

function newest(folder) {
  return Math.max(
    0,
    ...readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );
}

const isStale =
  !existsSync(built) ||
  newest(join(root, "src")) > (statSync(join(root, "lib", ".built"), { throwIfNoEntry: false })?.mtimeMs ?? 0);
if (isStale) {
  const build = spawnSync(process.execPath, [join(root, "scripts", "build.mjs")], { stdio: "inherit" });
  if (build.status !== 0) process.exit(2);
}
const run = spawnSync(process.execPath, [built, ...process.argv.slice(2)], {
  stdio: "inherit",
  cwd: process.env.INIT_CWD ?? root,
});
process.exitCode = run.status ?? 2;
