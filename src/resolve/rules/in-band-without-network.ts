import { problem } from "../../diagnostics/problem";
import { livingDirections } from "../../model/directions";
import { originOf } from "../../model/layers";
import type { Rule } from "../resolution";

/** In-band API traffic runs through Liqo's tunnel and its proxy. */
export const inBandWithoutNetwork: Rule = function* ({ fleet }) {
  for (const {
    peering: { name, link, layers },
    direction,
  } of livingDirections(fleet)) {
    const { auth, path } = direction;
    if (auth?.inBand !== true || link !== undefined) continue;
    const related = [{ message: "the network is disabled here", at: originOf(layers, ["network", "enabled"]) }];
    const at = originOf(layers, [...path, "auth", "inBand"]);
    yield problem("in-band-without-network", at, { peering: name }, { related, peering: name });
  }
};
