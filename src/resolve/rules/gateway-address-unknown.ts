import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import { originOf } from "../../model/layers";
import type { Rule } from "../resolution";

/** The address of a load balancer exists once it runs; without the controller somebody must write it down. */
export const gatewayAddressUnknown: Rule = function* ({ fleet: { peerings, settings } }) {
  if (settings.secrets.keys === "Controller") return;
  for (const { name, link, layers } of peerings) {
    if (link === undefined || link.serviceType === "NodePort" || link.addresses.length > 0 || !link.client.managed)
      continue;
    const related = [{ message: "the server's cluster", at: fieldOf(link.server, "gateway", "serviceType") }];
    const facts = { server: link.server.name, peering: name, type: link.serviceType };
    yield problem("gateway-address-unknown", originOf(layers, ["network", "serviceType"]), facts, {
      related,
      peering: name,
    });
  }
};
