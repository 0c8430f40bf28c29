import type { KeyPair } from "../../keys/key-pair";
import type { Fleet } from "../../model/fleet";
import { type CheckedSecret, flawOfMetadata } from "../../resolve/check-secret";
import type { Resolution } from "../../resolve/resolution";
import type { SecretNeed } from "../../resolve/secret-needs";
import { keysObject } from "./keys-file";

/** What there is to do for one side of a peering. A pair that exists is kept for ever. */
export type KeyStep = { readonly need: SecretNeed; readonly file: string } & (
  | { readonly todo: "make" }
  /** The Secret's metadata is no longer right. */
  | { readonly todo: "rewrite"; readonly pair: KeyPair }
  | { readonly todo: "keep"; readonly pair: KeyPair }
  /** A person must decide: nothing is made, nothing overwritten. */
  | { readonly todo: "refuse" }
);

/** A step for every side that needs a key pair. */
export function planKeys({ secrets, fleet }: Pick<Resolution, "secrets" | "fleet">): readonly KeyStep[] {
  return secrets.filter(({ need }) => need.use === "keys").map((secret) => stepFor(secret, fleet));
}

type Sound = Extract<CheckedSecret["found"], { readonly state: "sound" }>;

function stepFor({ need, file, found }: CheckedSecret, fleet: Fleet): KeyStep {
  const side = { need, file };
  switch (found.state) {
    case "missing":
      // A public key in the lock tells of a pair that was there; a new one would cut a tunnel that may be up.
      return { ...side, todo: fleet.lock.publicKeys.has(lineOf(need)) ? "refuse" : "make" };
    case "published":
      return { ...side, todo: "refuse" };
    case "wrong":
      return found.mend === "generate" ? { ...side, todo: "rewrite", pair: found.pair } : { ...side, todo: "refuse" };
    case "sound":
      return { ...side, ...soundStep(found, need, fleet) };
  }
}

function soundStep({ manifest, pair }: Sound, need: SecretNeed, fleet: Fleet) {
  if (pair === undefined) throw new Error("a sound file of keys has a pair");
  const flaw = flawOfMetadata(manifest, keysObject(fleet, need, pair).metadata);
  return { todo: flaw === undefined ? ("keep" as const) : ("rewrite" as const), pair };
}

/** The line of the lock that holds the public key of a side. */
export function lineOf({ cluster, remote }: SecretNeed): string {
  return `${cluster.name}/${remote.name}`;
}
