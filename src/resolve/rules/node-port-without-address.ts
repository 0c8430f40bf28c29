import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import type { Rule } from "../resolution";

/** A node port is open on every node, but nobody outside knows which address leads to one. Said once for a server. */
export const nodePortWithoutAddress: Rule = function* ({ fleet }) {
  const said = new Set<string>();
  for (const { name, link } of fleet.peerings) {
    if (link === undefined || link.serviceType !== "NodePort" || link.addresses.length > 0 || !link.client.managed)
      continue;
    if (said.has(link.server.name)) continue;
    said.add(link.server.name);
    const facts = { server: link.server.name, peering: name };
    yield problem("node-port-without-address", fieldOf(link.server, "gateway", "addresses"), facts, { peering: name });
  }
};
