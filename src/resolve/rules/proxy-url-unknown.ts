import { problem } from "../../diagnostics/problem";
import { livingDirections } from "../../model/directions";
import { originOf } from "../../model/layers";
import type { Rule } from "../resolution";

/** The provider's Liqo picks the proxy's address, and the consumer's may remap it; only the controller could look. */
export const proxyUrlUnknown: Rule = function* ({ fleet }) {
  if (fleet.settings.secrets.identities === "Controller") return;
  for (const { peering, direction } of livingDirections(fleet)) {
    const { auth, consumer, provider, path } = direction;
    if (auth?.inBand !== true || auth.proxyURL !== undefined || peering.link === undefined) continue;
    const at = originOf(peering.layers, [...path, "auth", "inBand"]);
    const facts = { consumer: consumer.name, provider: provider.name };
    yield problem("proxy-url-unknown", at, facts, { peering: peering.name });
  }
};
