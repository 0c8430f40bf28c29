// Compiles src to lib, from nothing: a file that was renamed leaves no old one behind. lib/.built tells when.
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const lib = join(root, "lib");
rmSync(lib, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [join(root, "node_modules", "typescript", "bin", "tsc")], {
  cwd: root,
  stdio: ["ignore", 2, 2],
});
if (status === 0) writeFileSync(join(lib, ".built"), "");
process.exitCode = status ?? 2;
