import { problem } from "../../diagnostics/problem";
import { originOf } from "../../model/layers";
import type { Rule } from "../resolution";

/** Of a credential that somebody else made we must know where it lies and whom it names. */
export const providedIncomplete: Rule = function* ({ fleet }) {
  for (const { name, directions, layers } of fleet.peerings) {
    for (const { auth, path } of directions) {
      if (auth?.method !== "Provided") continue;
      const missing = Object.entries({ secretRef: auth.secretName, subject: auth.subject }).flatMap(([key, value]) =>
        value === undefined ? [key] : [],
      );
      if (missing.length === 0) continue;
      const at = originOf(layers, [...path, "auth", "method"]);
      yield problem("provided-incomplete", at, { missing: missing.join(" and ") }, { peering: name });
    }
  }
};
