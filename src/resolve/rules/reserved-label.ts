import { problem } from "../../diagnostics/problem";
import { placeIn } from "../../spec/spec-document";
import type { Rule } from "../resolution";

const fields = ["commonLabels", "commonAnnotations"] as const;

/** Labels by which Liqo and we find objects are not for everybody. */
export const reservedLabel: Rule = function* ({ documents }) {
  for (const document of documents.Fleet) {
    for (const field of fields) {
      for (const key of Object.keys(document.value.spec?.[field] ?? {}).filter(isReserved))
        yield problem("reserved-label", placeIn(document, ["spec", field, key], "key"), { key, field });
    }
  }
};

function isReserved(key: string): boolean {
  return /^([a-z0-9-]+\.)*(liqo\.io|peerage\.dev)\//.test(key) || key === "app.kubernetes.io/managed-by";
}
