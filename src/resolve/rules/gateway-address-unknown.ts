import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import { originOf, writtenOr } from "../../model/layers";
import { lacksAddress } from "../../model/peering";
import type { Rule } from "../resolution";

/** The address of a load balancer exists once it runs; without the controller somebody must write it down. */
export const gatewayAddressUnknown: Rule = function* ({ fleet: { peerings, settings } }) {
  if (settings.secrets.keys === "Controller" && settings.controller.enabled) return;
  for (const { name, link, layers } of peerings) {
    if (link === undefined || link.serviceType === "NodePort" || !lacksAddress(link)) continue;
    const ofCluster = fieldOf(link.server, "gateway", "serviceType");
    const at = writtenOr(layers, ["network", "serviceType"], ofCluster);
    const peering = { message: "the peering", at: originOf(layers, []) };
    const related = [at === ofCluster ? peering : { message: "the server's cluster", at: link.server.origin }];
    const facts = { server: link.server.name, peering: name, type: link.serviceType };
    yield problem("gateway-address-unknown", at, facts, { related, peering: name });
  }
};
