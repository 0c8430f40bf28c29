import { problem } from "../../diagnostics/problem";
import { type Cluster, fieldOf } from "../../model/cluster";
import { sizeOf } from "../node-ports";
import type { Rule } from "../resolution";

/** Every NodePort gateway of a cluster needs a port of its own. */
export const nodePortsExhausted: Rule = function* ({ fleet }) {
  const needed = new Map<Cluster, number>();
  for (const { link } of fleet.peerings) {
    if (link?.serviceType === "NodePort") needed.set(link.server, (needed.get(link.server) ?? 0) + 1);
  }
  for (const [server, count] of needed) {
    const { nodePorts } = server.gateway;
    if (count <= sizeOf(nodePorts)) continue;
    const facts = {
      server: server.name,
      range: `${nodePorts.first}-${nodePorts.last}`,
      needed: count,
      size: sizeOf(nodePorts),
    };
    yield problem("node-ports-exhausted", fieldOf(server, "gateway", "nodePorts"), facts);
  }
};
