import { problem } from "../../diagnostics/problem";
import { originOf } from "../../model/layers";
import type { Rule } from "../resolution";

/** Without an identity a consumer cannot ask for anything; a provider that is gone for good is asked for nothing. */
export const identityMissing: Rule = function* ({ secrets }) {
  for (const { need, file, found } of secrets) {
    const { use, peering, cluster, remote, direction } = need;
    if (use !== "identity" || found.state !== "missing" || remote.reachability !== "Active") continue;
    const path = direction?.path ?? [];
    const at = path.length === 0 ? peering.origin : originOf(peering.layers, path, "key");
    const facts = { consumer: cluster.name, provider: remote.name, file };
    yield problem("identity-missing", at, facts, { peering: peering.name });
  }
};
