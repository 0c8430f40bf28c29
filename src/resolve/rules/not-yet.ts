import type { Diagnostic } from "../../diagnostics/diagnostic";
import { problem } from "../../diagnostics/problem";
import { livingDirections } from "../../model/directions";
import type { SecretsMode } from "../../model/fleet-settings";
import { originOf } from "../../model/layers";
import type { Resolution, Rule } from "../resolution";
import { askedModes } from "../secrets-modes";

/** What the language has words for and this release no hands: better refused than left out of the manifests. */
export const notYet: Rule = function* ({ documents, fleet }) {
  for (const { mode, what, at } of askedModes(documents)) {
    if (later.includes(mode)) yield problem("not-yet", at, { what: `${what} in mode ${mode}`, help: modeHelp });
  }
  yield* handshakes(fleet);
};

const later: readonly SecretsMode[] = ["Sealed", "SOPS", "External"];
const modeHelp =
  "use Plain, which keeps them in git unencrypted, or Controller, whose objects are written and wait for the controller";

function* handshakes(fleet: Resolution["fleet"]): Iterable<Diagnostic> {
  for (const {
    peering: { name, layers },
    direction,
  } of livingDirections(fleet)) {
    if (direction.auth?.method !== "Handshake") continue;
    const at = originOf(layers, [...direction.path, "auth", "method"]);
    const facts = { what: "method Handshake", help: "use Certificate, Token, EKSIAM or Provided" };
    yield problem("not-yet", at, facts, { peering: name });
  }
}
