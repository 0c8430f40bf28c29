// Completes package-lock.json with optional packages for other platforms. npm leaves them out when the registry it was
// run against does not carry them, and `npm ci` then refuses the lock everywhere. Run it after `npm install`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const path = join(import.meta.dirname, "..", "package-lock.json");
const lock = JSON.parse(readFileSync(path, "utf8"));
const systems = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const processors = ["arm64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "x64", "wasm32"];

const missing = Object.values(lock.packages).flatMap(({ optionalDependencies = {}, dev }) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => lock.packages[`node_modules/${name}`] === undefined)
    .map(([name, version]) => [name, version, dev]),
);

for (const [name, version, dev] of missing) {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith("musl")) ? ["musl"] : ["glibc"];
  lock.packages[`node_modules/${name}`] = {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(os.includes("linux") && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

const [root, ...rest] = Object.entries(lock.packages);
lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => a.localeCompare(b, "en"))]);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} packages added`);
