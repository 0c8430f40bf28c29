import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import { layerOf, originOf } from "../../model/layers";
import { isIn } from "../node-ports";
import type { Rule } from "../resolution";

/** A port outside of the range that a cluster opens is refused by its API server, or by a firewall. */
export const nodePortOutOfRange: Rule = function* ({ fleet }) {
  for (const { name, link, layers } of fleet.peerings) {
    const path = ["network", "nodePort"];
    if (link?.nodePort === undefined || layerOf(layers, path) === undefined) continue;
    const { nodePorts } = link.server.gateway;
    if (isIn(nodePorts, link.nodePort)) continue;
    const related = [{ message: "the range", at: fieldOf(link.server, "gateway", "nodePorts") }];
    const facts = {
      port: link.nodePort,
      range: `${nodePorts.first}-${nodePorts.last}`,
      what: `the node ports of "${link.server.name}"`,
    };
    yield problem("node-port-out-of-range", originOf(layers, path), facts, { related, peering: name });
  }
};
