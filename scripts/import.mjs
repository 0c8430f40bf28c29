// Makes imports/ and schemas/<group>/: JSON Schemas, TypeScript interfaces and cdk8s constructs of the kinds that Peerage
// emits, from their CRDs. See imports/README.md.
import { join } from "node:path";
import { help, readArguments } from "./import/arguments.mjs";
import { applyChanges, changesTo } from "./import/committed-files.mjs";
import { Failure } from "./import/failure.mjs";
import { goModuleFolders } from "./import/go-modules.mjs";
import { pinnedSources } from "./import/sources.mjs";

try {
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const asked = readArguments(process.argv.slice(2), { cwd, root: join(import.meta.dirname, "..") });
  process.exitCode = asked.wantsHelp ? printHelp() : await run(asked);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}

function printHelp() {
  console.log(help.trimEnd());
  return 0;
}

async function run({ mode, root, folders }) {
  const isEverything = folders.length === 0;
  const inputs = isEverything ? pinnedFolders() : folders;
  // It brings the TypeScript compiler along: not to be loaded only to say that Go is missing.
  const { madeFiles, sharedFiles } = await import("./import/made-files.mjs");
  const parts = [await sharedFiles()];
  for (const { source, folder } of inputs) parts.push(await madeFiles(source, folder));
  const files = Object.assign({}, ...parts);
  const changes = changesTo(root, files, { isEverything });
  return mode === "check" ? complain(changes) : write(root, files, changes);
}

function pinnedFolders() {
  const folders = goModuleFolders(pinnedSources);
  return pinnedSources.map((source, index) => ({ source, folder: folders[index] }));
}

function complain({ stale, orphans }) {
  for (const path of stale) console.error(`${path} is stale; run npm run import and commit it`);
  for (const path of orphans) console.error(`${path} is made from nothing; run npm run import and commit that`);
  return stale.length + orphans.length === 0 ? 0 : 1;
}

function write(root, files, changes) {
  applyChanges(root, files, changes);
  for (const path of changes.stale) console.log(`wrote ${path}`);
  for (const path of changes.orphans) console.log(`removed ${path}`);
  return 0;
}
