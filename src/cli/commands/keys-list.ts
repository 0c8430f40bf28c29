import { resolve } from "node:path";
import { examine } from "../../compile";
import type { Code } from "../../diagnostics/catalog";
import { readSpecs } from "../../output/read-specs";
import type { Context, ExitCode } from "../context";
import { keyRows } from "../keys/key-rows";
import type { KeysOptions } from "../keys/keys-options";
import { print } from "../print";
import { report } from "../report";
import { relativeFolder } from "../spec-folder";
import { table } from "../table";

/** What a row of the list says itself. */
const told: readonly Code[] = ["keys-missing", "public-key-missing", "secret-file-wrong", "published-key"];

/** Lists both ends of every tunnel with their public keys, and where each pair is kept. */
export function keysList(context: Context, options: KeysOptions): ExitCode {
  const folder = relativeFolder(context.cwd, resolve(context.cwd, options.specs));
  const { resolution, ...compilation } = examine(readSpecs(folder), context.today);
  const wrong = compilation.diagnostics.filter(({ severity, code }) => severity === "error" && !told.includes(code));
  if (wrong.length > 0) {
    report(context, { ...compilation, fleet: undefined, diagnostics: wrong }, { ...options, all: false });
    return 2;
  }
  const rows = keyRows(resolution, folder);
  const cells = rows.map(({ peering, cluster, remote, publicKey, where, state }) => [
    ...[peering, cluster, remote, publicKey ?? "-", where, state],
  ]);
  const head = ["peering", "cluster", "remote", "public key", "where", "state"];
  context.stdout(options.output === "text" ? table(head, cells) : print(rows, options.output));
  return 0;
}
