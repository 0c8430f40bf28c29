import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import { layerOf, originOf } from "../../model/layers";
import { lacksAddress } from "../../model/peering";
import type { Rule } from "../resolution";

/** A node port is open on every node, but nobody outside knows which address leads to one. Said once for a server. */
export const nodePortWithoutAddress: Rule = function* ({ fleet }) {
  const said = new Set<string>();
  for (const { name, link, layers } of fleet.peerings) {
    if (link === undefined || link.serviceType !== "NodePort" || !lacksAddress(link)) continue;
    if (said.has(link.server.name)) continue;
    said.add(link.server.name);
    const path = ["network", "addresses"];
    const isEmptied = layerOf(layers, path) !== undefined;
    const at = isEmptied ? originOf(layers, path) : fieldOf(link.server, "gateway", "addresses");
    yield problem(
      "node-port-without-address",
      at,
      { server: link.server.name, peering: name, isEmptied },
      { peering: name },
    );
  }
};
