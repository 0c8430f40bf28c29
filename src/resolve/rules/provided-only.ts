import { problem } from "../../diagnostics/problem";
import { livingDirections } from "../../model/directions";
import { originOf } from "../../model/layers";
import type { Rule } from "../resolution";

/** With any other method the Secret and the subject follow from the clusters' IDs. */
export const providedOnly: Rule = function* ({ fleet }) {
  for (const {
    peering: { name, layers },
    direction,
  } of livingDirections(fleet)) {
    const { auth, path } = direction;
    if (auth === undefined || auth.method === "Provided") continue;
    const given = Object.entries({ secretRef: auth.secretName, subject: auth.subject });
    for (const [key] of given.filter(([, value]) => value !== undefined)) {
      const at = originOf(layers, [...path, "auth", key], "key");
      yield problem("provided-only", at, { key, method: auth.method }, { peering: name });
    }
  }
};
