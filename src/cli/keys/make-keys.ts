import { generateKeyPair } from "../../keys/key-pair";
import type { Fleet } from "../../model/fleet";
import type { Lock } from "../../model/lock";
import { makeSecretFile, replaceSecretFile } from "../../output/write-secret";
import type { Context } from "../context";
import { Failure } from "../failure";
import { progressOf } from "../progress";
import { keysFile } from "./keys-file";
import { type KeyStep, lineOf } from "./plan-keys";

/** What was done for one side. */
export interface DoneKeys {
  readonly step: KeyStep;
  readonly publicKey: string;
  /** How the side was found: `locked` had a file, and only the lock did not know its public key. */
  readonly done: "made" | "rewritten" | "locked" | "kept";
}

/** Where the plan is carried out. */
export interface KeysFolder {
  readonly folder: string;
  readonly fleet: Fleet;
}

/** Carries out a plan: writes the files, each whole or not at all. The lock comes after them, so that it never knows a pair that is not there. */
export function makeKeys(context: Context, plan: readonly KeyStep[], place: KeysFolder): readonly DoneKeys[] {
  const tell = progressOf(context, { noun: "key pair", total: plan.length });
  return plan.flatMap((step, index) => {
    tell(index);
    return take(step, place);
  });
}

function take(step: KeyStep, { folder, fleet }: KeysFolder): readonly DoneKeys[] {
  if (step.todo === "refuse") return [];
  const pair = step.todo === "make" ? generateKeyPair() : step.pair;
  const { publicKey } = pair;
  if (step.todo === "keep") {
    const isLocked = fleet.lock.publicKeys.has(lineOf(step.need));
    return [{ step, publicKey, done: isLocked ? "kept" : "locked" }];
  }
  const put = step.todo === "make" ? makeSecretFile : replaceSecretFile;
  const reason = put(folder, step.need.path, keysFile(fleet, step.need, pair));
  if (reason !== undefined)
    throw new Failure(`cannot write ${step.file}: ${reason}`, {
      help: "make the folder writable, then run again: what was made before is kept",
    });
  return [{ step, publicKey, done: step.todo === "make" ? "made" : "rewritten" }];
}

/** The lock with the public keys of all sides. */
export function lockWith({ nodePorts, publicKeys }: Lock, done: readonly DoneKeys[]): Lock {
  const ours = done.map(({ step, publicKey }) => [lineOf(step.need), publicKey] as const);
  return { nodePorts, publicKeys: new Map([...publicKeys, ...ours]) };
}
