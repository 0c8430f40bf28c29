import { resolve } from "node:path";
import { examine } from "../../compile";
import { listSecrets } from "../../output/list-secrets";
import { readSpecs } from "../../output/read-specs";
import type { Resolution } from "../../resolve/resolution";
import type { Context, ExitCode } from "../context";
import { keepLock } from "../keep-lock";
import type { KeysOptions } from "../keys/keys-options";
import { lockWith, makeKeys } from "../keys/make-keys";
import { obstacles } from "../keys/obstacles";
import { lineOf, planKeys } from "../keys/plan-keys";
import { tellKeys } from "../keys/tell-keys";
import { report } from "../report";
import { relativeFolder } from "../spec-folder";

/** Makes the key pairs that peerings lack, and keeps those that they have. */
export function keysGenerate(context: Context, options: KeysOptions): ExitCode {
  const folder = relativeFolder(context.cwd, resolve(context.cwd, options.specs));
  const { resolution, ...compilation } = examine(readSpecs(folder), context.today);
  const { fleet } = resolution;
  const plan = planKeys(resolution);
  const wrong = obstacles(compilation.diagnostics, plan);
  if (wrong.length > 0) {
    report(context, { ...compilation, fleet: undefined, diagnostics: wrong }, { ...options, all: false });
    return 2;
  }
  const done = makeKeys(context, plan, { folder, fleet });
  if (plan.some(({ need }) => !fleet.lock.publicKeys.has(lineOf(need))))
    keepLock(context, options.specs, lockWith(fleet.lock, done));
  tellKeys(context, { done, fleet, unused: unusedIn(folder, resolution) }, options);
  return 0;
}

/** Key files that no peering needs any more; who made them may want them back. */
function unusedIn(folder: string, { secrets }: Resolution): readonly string[] {
  const needed = new Set(secrets.map(({ need }) => need.path));
  return listSecrets(folder, "keys").flatMap((path) => (needed.has(path) ? [] : [`${folder}/${path}`]));
}
