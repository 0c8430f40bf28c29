import type { Origin } from "../diagnostics/source";
import type { SecretsMode } from "../model/fleet-settings";
import { placeIn } from "../spec/spec-document";
import type { Documents } from "./documents";

/** A mode of secrets that a Fleet asks for. */
export interface AskedMode {
  readonly mode: SecretsMode;
  /** What it is asked for: "keys", "identities", or both. */
  readonly what: string;
  readonly at: Origin;
}

/** The modes that stand in the Fleet, in the order of its keys. */
export function askedModes({ Fleet: [fleet] }: Documents): readonly AskedMode[] {
  const given = fleet?.value.spec?.secrets;
  if (fleet === undefined || given === undefined) return [];
  const words = { mode: "keys and identities", keys: "keys", identities: "identities" };
  return (["mode", "keys", "identities"] as const).flatMap((key) => {
    const mode = given[key];
    return mode === undefined ? [] : [{ mode, what: words[key], at: placeIn(fleet, ["spec", "secrets", key]) }];
  });
}
