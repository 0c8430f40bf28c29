import { problem } from "../../diagnostics/problem";
import type { Path } from "../../diagnostics/source";
import { valueAt } from "../../model/value-at";
import type { Kind } from "../../spec/schema";
import { placeIn, type SpecDocument } from "../../spec/spec-document";
import type { Rule } from "../resolution";

const exclusive: readonly { readonly kind: Kind; readonly path: Path; readonly keys: readonly [string, string] }[] = [
  { kind: "Fleet", path: ["spec", "source"], keys: ["repoURL", "oci"] },
  { kind: "Fleet", path: ["spec", "secrets"], keys: ["mode", "keys"] },
  { kind: "Fleet", path: ["spec", "secrets"], keys: ["mode", "identities"] },
  { kind: "Cluster", path: ["spec", "apiServer"], keys: ["caFile", "caData"] },
  { kind: "Cluster", path: ["spec", "access", "argocd"], keys: ["name", "server"] },
  { kind: "Topology", path: ["spec"], keys: ["clusters", "clusterSelector"] },
  { kind: "Offloading", path: ["spec"], keys: ["clusterSelector", "nodeSelectorTerms"] },
];

/** Two ways to say one thing, side by side, leave open which one holds. */
export const exclusiveKeys: Rule = function* ({ documents }) {
  for (const { kind, path, keys } of exclusive) {
    for (const document of documents[kind] as readonly SpecDocument[]) {
      if (keys.some((key) => valueAt(document.value, [...path, key]) === undefined)) continue;
      const [first, second] = keys.map((key) => placeIn(document, [...path, key], "key"));
      if (first === undefined || second === undefined) continue;
      const related = [{ message: "excluded by this", at: first }];
      yield problem("exclusive-keys", second, { keys, where: `"${path.join(".")}"` }, { related });
    }
  }
};
