import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Failure } from "./failure.mjs";

/** Downloads the Go modules of sources, and gives for each the folder that holds its files. */
export function goModuleFolders(sources) {
  const modules = sources.map(({ module, version }) => `${module}@${version}`);
  const { error, stdout, stderr } = spawnSync("go", ["mod", "download", "-json", ...modules], { encoding: "utf8" });
  if (error !== undefined)
    throw new Failure("Go is needed to download CRDs, and `go` cannot be run; or give their folders with --from");
  const downloads = new Map(parsed(stdout).map((download) => [`${download.Path}@${download.Version}`, download]));
  return sources.map((source) => folderOf(source, downloads.get(`${source.module}@${source.version}`), stderr));
}

/** Go prints one JSON object after the other, each ending with a brace in the first column. */
function parsed(stdout) {
  return stdout
    .split(/(?<=^\}$)/m)
    .filter((text) => text.trim() !== "")
    .map((text) => JSON.parse(text));
}

function folderOf({ module, version, sum, folder }, download, stderr) {
  if (download?.Dir === undefined) {
    const reason = (download?.Error ?? stderr).split("\n")[0];
    throw new Failure(`${module} ${version} cannot be downloaded: ${reason}`);
  }
  if (download.Sum !== sum) {
    const message = `${module} ${version} has the checksum ${download.Sum}, not that of scripts/import/sources.mjs`;
    throw new Failure(message, { exitCode: 1 });
  }
  return join(download.Dir, folder);
}
