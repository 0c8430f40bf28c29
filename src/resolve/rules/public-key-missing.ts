import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import type { Rule } from "../resolution";

/** Whose gateway is not ours makes its own key pair; only its owner can tell us the public half. */
export const publicKeyMissing: Rule = function* ({ secrets, fleet: { lock } }) {
  for (const { need } of secrets) {
    const { use, peering, cluster, remote } = need;
    if (use !== "keys" || remote.managed || lock.publicKeys.has(`${remote.name}/${cluster.name}`)) continue;
    const related = [{ message: "not managed here", at: fieldOf(remote, "managed") }];
    const facts = { theirs: remote.name, ours: cluster.name };
    yield problem("public-key-missing", peering.origin, facts, { related, peering: peering.name });
  }
};
