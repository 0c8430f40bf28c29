import { count } from "../../model/count";
import type { Fleet } from "../../model/fleet";
import type { Context } from "../context";
import { print } from "../print";
import type { KeysOptions } from "./keys-options";
import type { DoneKeys } from "./make-keys";

/** What `keys generate` has to tell. */
export interface KeysTold {
  readonly fleet: Fleet;
  readonly done: readonly DoneKeys[];
  /** Files that no peering needs. */
  readonly unused: readonly string[];
}

/** Tells what was made and what is left to do; of a key only its public half. */
export function tellKeys(context: Context, told: KeysTold, { specs, output }: KeysOptions): void {
  if (output === "text") tellPeople(context, told, specs);
  else context.stdout(print(forPrograms(told), output));
}

function tellPeople(context: Context, told: KeysTold, specs: string): void {
  const { done, unused } = told;
  const lines = [...done.flatMap(doneLine), ...unused.map((file) => `  unused     ${file}\n`)];
  const more = lines.length > most ? `  and ${lines.length - most} more; \`-o json\` lists all\n` : "";
  context.stdout(`${specs}: ${summary(told)}\n${lines.slice(0, most).join("")}${more}`);
  for (const line of awaited(told)) context.stderr(`still to come: \`${line}: <public key>\`, into the lock\n`);
  if (done.some((each) => each.done === "made" || each.done === "rewritten")) context.stderr(afterwards);
}

/** Lines of the lock that only the owners of other clusters can give. */
function awaited({ done, fleet: { lock } }: KeysTold): readonly string[] {
  const others = done.flatMap(({ step: { need } }) =>
    need.remote.managed ? [] : [`${need.remote.name}/${need.cluster.name}`],
  );
  return others.filter((line) => !lock.publicKeys.has(line));
}

const most = 20;

const afterwards =
  "these files are private keys in plain text: commit them only to a repository that nobody else can read\n";

function summary({ fleet, done }: KeysTold): string {
  if (fleet.settings.secrets.keys === "Controller")
    return "nothing to make: with keys in mode Controller each gateway makes its own pair, and no file holds a private key";
  if (done.length === 0) return "no peering needs a key pair";
  const of = (what: DoneKeys["done"]) => done.filter((each) => each.done === what).length;
  const parts = [
    `${count(done.length, "key pair")}, ${of("made")} of them new`,
    ...(of("rewritten") === 0 ? [] : [`${of("rewritten")} with new metadata`]),
    ...(of("locked") === 0 ? [] : [`${of("locked")} new in the lock`]),
  ];
  return parts.join(", ");
}

function doneLine({ step, publicKey, done }: DoneKeys): readonly string[] {
  return done === "kept" ? [] : [`  ${done.padEnd(9)}  ${step.file}  ${publicKey}\n`];
}

function forPrograms(told: KeysTold): object {
  const { fleet, done, unused } = told;
  return {
    ok: true,
    mode: fleet.settings.secrets.keys,
    keys: done.map(({ step: { need, file }, publicKey, done: outcome }) => ({
      peering: need.peering.name,
      cluster: need.cluster.name,
      remote: need.remote.name,
      file,
      publicKey,
      done: outcome,
    })),
    awaited: awaited(told),
    unused,
  };
}
