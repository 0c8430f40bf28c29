import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import type { RemoteNetwork } from "../forecast";
import type { Rule } from "../resolution";

const shown = 3;

/** An overlap is no mistake: Liqo remaps it. Who reads addresses in logs or firewalls should know. Said once for a cluster. */
export const cidrRemapped: Rule = function* ({ remoteNetworks }) {
  for (const [local, remotes] of remoteNetworks) {
    const moved = [...remotes.values()].flat().filter(isWorthTelling);
    const [first] = moved;
    if (first === undefined) continue;
    const told = moved.slice(0, shown);
    const words = told.map(({ remote, cidr, becomes }) => `${cidr.text} of "${remote.name}" (${becomes?.text})`);
    const more = moved.length > shown ? ` and ${moved.length - shown} more` : "";
    const related = told.map(({ remote, becomes, field }) => ({
      message: `will be seen as ${becomes?.text}`,
      at: fieldOf(remote, ...field),
    }));
    const at = fieldOf(local, "network", first.kind === "pod" ? "podCIDR" : "externalCIDR");
    yield problem("cidr-remapped", at, { local: local.name, remaps: words.join(", ") + more }, { related });
  }
};

/** External networks are the same everywhere unless somebody chose them, and always translated: that is no news. */
function isWorthTelling({ kind, cidr, becomes }: RemoteNetwork): boolean {
  return becomes !== undefined && becomes.text !== cidr.text && (kind === "pod" || cidr.text !== "10.70.0.0/16");
}
