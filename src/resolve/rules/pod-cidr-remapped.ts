import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import type { Rule } from "../resolution";

const shown = 3;

/** An overlap is no mistake: Liqo remaps it. Who reads addresses in logs or firewalls should know. Said once for a cluster. */
export const podCidrRemapped: Rule = function* ({ remoteNetworks }) {
  for (const [local, remotes] of remoteNetworks) {
    const moved = [...remotes.values()]
      .flat()
      .filter(({ kind, cidr, becomes }) => kind === "pod" && becomes !== undefined && becomes.text !== cidr.text);
    if (moved.length === 0) continue;
    const words = moved
      .slice(0, shown)
      .map(({ remote, cidr, becomes }) => `${cidr.text} of "${remote.name}" (${becomes?.text})`);
    const more = moved.length > shown ? ` and ${moved.length - shown} more` : "";
    const related = moved.slice(0, shown).map(({ remote, becomes, field }) => ({
      message: `will be seen as ${becomes?.text}`,
      at: fieldOf(remote, ...field),
    }));
    yield problem(
      "pod-cidr-remapped",
      fieldOf(local, "network", "podCIDR"),
      { local: local.name, remaps: words.join(", ") + more },
      { related },
    );
  }
};
