import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import { writtenOr } from "../../model/layers";
import type { Rule } from "../resolution";

/** The client dials the server; a server that nobody can dial makes no tunnel. */
export const noReachableGateway: Rule = function* ({ fleet }) {
  for (const { name, link, layers, origin } of fleet.peerings) {
    if (link === undefined || link.server.gateway.reachable) continue;
    const hidden = link.client.gateway.reachable ? [link.server] : [link.server, link.client];
    const at = writtenOr(layers, ["network", "gatewayServer"], origin);
    const related = hidden.map((cluster) => ({
      message: "not reachable",
      at: fieldOf(cluster, "gateway", "reachable"),
    }));
    const clusters = hidden.map((cluster) => `"${cluster.name}"`).join(" and ");
    yield problem(
      "no-reachable-gateway",
      at,
      { peering: name, clusters, bothClosed: hidden.length > 1 },
      { related, peering: name },
    );
  }
};
