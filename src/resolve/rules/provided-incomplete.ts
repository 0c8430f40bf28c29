import { problem } from "../../diagnostics/problem";
import { livingDirections } from "../../model/directions";
import { originOf } from "../../model/layers";
import type { Auth } from "../../model/peering";
import type { Rule } from "../resolution";

/** Of a credential that somebody else made we must know where it lies and whom it names. */
export const providedIncomplete: Rule = function* ({ fleet }) {
  for (const {
    peering: { name, layers },
    direction,
  } of livingDirections(fleet)) {
    const { auth, path } = direction;
    if (auth?.method !== "Provided") continue;
    const missing = Object.entries({
      secretRef: auth.secretName,
      subject: auth.subject,
      "subject.namespace": namespaceOf(auth),
    }).flatMap(([key, value]) => (value === undefined ? [key] : []));
    if (missing.length === 0) continue;
    const at = originOf(layers, [...path, "auth", "method"]);
    yield problem("provided-incomplete", at, { missing: missing.join(" and ") }, { peering: name });
  }
};

/** A ServiceAccount is named by its namespace too; other subjects have none. */
function namespaceOf({ subject }: Auth): string | undefined {
  return subject?.kind === "ServiceAccount" ? subject.namespace : "none needed";
}
