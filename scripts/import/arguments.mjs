import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Failure } from "./failure.mjs";
import { sourceNames, sourceOf } from "./sources.mjs";

export const help = `Usage: npm run import -- [options]

Makes JSON Schemas and TypeScript types in imports/ and schemas/ from CRDs, which it takes from Go modules.

Options:
  --from NAME@VERSION=FOLDER  read this folder of CRD files instead of a Go module, and make only what
                              comes from there; can be repeated. NAME is one of
                              ${sourceNames.join(", ")}
                              (a folder of OpenAPI v3 documents for kubernetes)
  --check                     change nothing; fail when a file is not what would be made
  --into FOLDER               work on another folder than this repository
  --help                      print this

Exit status: 0 done; 1 a file is stale, or the CRDs are not what was expected; 2 there are no CRDs to read.
`;

/** What was asked for on the command line. */
export function readArguments(args, { cwd, root }) {
  const { from, check, into, help: wantsHelp } = parsed(args);
  return {
    wantsHelp,
    mode: check ? "check" : "write",
    root: into === undefined ? root : resolve(cwd, into),
    folders: from.map((text) => givenFolder(text, cwd)),
  };
}

function parsed(args) {
  const options = {
    from: { type: "string", multiple: true, default: [] },
    check: { type: "boolean", default: false },
    into: { type: "string" },
    help: { type: "boolean", default: false },
  };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Failure(`${error.message.split("\n")[0]} (see --help)`);
  }
}

function givenFolder(text, cwd) {
  const [, name, version, path] = /^([^@=]+)@(v[^=]+)=(.+)$/.exec(text) ?? [];
  if (path === undefined) throw new Failure(`--from takes NAME@VERSION=FOLDER, as in liqo@v1.2.0=crds, not "${text}"`);
  if (!sourceNames.includes(name))
    throw new Failure(`--from does not know "${name}"; it knows ${sourceNames.join(", ")}`);
  const folder = resolve(cwd, path);
  if (!existsSync(folder)) throw new Failure(`${path} does not exist`);
  return { source: sourceOf(name, version), folder };
}
