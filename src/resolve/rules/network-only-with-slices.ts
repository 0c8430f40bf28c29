import { problem } from "../../diagnostics/problem";
import { originOf } from "../../model/layers";
import type { Rule } from "../resolution";

/** Without an identity the provider knows nobody to grant anything to. */
export const networkOnlyWithSlices: Rule = function* ({ drafts, fleet }) {
  const specs = new Map(drafts.map((draft) => [draft.name, draft.spec]));
  for (const { name, directions, layers } of fleet.peerings) {
    for (const { path } of directions.filter((direction) => direction.auth === undefined)) {
      const spec = path.length === 0 ? specs.get(name) : specs.get(name)?.reverse;
      for (const key of (["slices", "offload"] as const).filter((field) => (spec?.[field]?.length ?? 0) > 0)) {
        const related = [{ message: "auth is disabled here", at: originOf(layers, [...path, "auth", "enabled"]) }];
        const at = originOf(layers, [...path, key], "key");
        yield problem("network-only-with-slices", at, { peering: name, key }, { related, peering: name });
      }
    }
  }
};
