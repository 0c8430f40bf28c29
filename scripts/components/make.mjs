// Makes one component: builds a program from its pinned module, or copies a folder out of a module.
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { go } from "./go.mjs";
import { modules } from "./table.mjs";

const attempts = 3;

/** Makes a component in a folder of its own, which becomes `folder` when it is complete. */
export async function make(row, folder) {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent).filter((name) => name.startsWith("unfinished-")))
    rmSync(join(parent, name), { recursive: true, force: true });
  const unfinished = mkdtempSync(join(parent, `unfinished-${basename(folder)}-`));
  try {
    await withRetries(() => (row.folder === undefined ? copy(row, unfinished) : build(row, unfinished)));
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function build(row, folder) {
  const flags = ["-trimpath", "-buildvcs=false", "-ldflags", row.ldflags];
  const cwd = join(modules, row.folder);
  await go(["build", ...flags, "-o", join(folder, row.name), row.package], { cwd, module: row.package });
}

async function copy(row, folder) {
  const module = `${row.module}@${row.version}`;
  const { Dir, Sum } = JSON.parse(await go(["mod", "download", "-json", module], { cwd: folder, module }));
  if (Sum !== row.sum)
    throw new Error(`${module} has the checksum ${Sum}, and scripts/components/table.mjs says ${row.sum}`);
  cpSync(join(Dir, row.inside), join(folder, row.name), { recursive: true });
  makeRemovable(folder);
}

/** Go's module cache is read-only, and so is a copy of it. */
function makeRemovable(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    chmodSync(join(folder, entry.name), 0o755);
    makeRemovable(join(folder, entry.name));
  }
}

/** Hundreds of modules are downloaded; one that fails in passing should not cost the rest. */
async function withRetries(action) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (!error.mayPass || attempt === attempts) throw error;
      await sleep(attempt * 1_000);
    }
  }
}
