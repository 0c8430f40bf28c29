import type { Diagnostic } from "../../diagnostics/diagnostic";
import { problem } from "../../diagnostics/problem";
import type { Origin } from "../../diagnostics/source";
import { layerOf, originOf } from "../../model/layers";
import type { Peering } from "../../model/peering";
import { clashes } from "../clashes";
import type { Rule } from "../resolution";

/** Kubernetes gives a node port to one Service. Two locked ports that meet are the lock's problem, not a spec's. */
export const nodePortCollision: Rule = function* ({ fleet }) {
  const served = fleet.peerings.filter(({ link }) => link?.nodePort !== undefined);
  for (const [first, later] of clashes(served, ({ link }) => `${link?.server.name}:${link?.nodePort}`)) {
    if (isWritten(later)) yield collision(later, first);
    else if (isWritten(first)) yield collision(first, later);
  }
};

function collision(peering: Peering, other: Peering): Diagnostic {
  const how = isWritten(other) ? "" : ", which has it in the lock";
  const related = [{ message: `wanted by "${other.name}"${how}`, at: placeOfPort(other) }];
  const { server, nodePort: port = 0 } = peering.link ?? {};
  const facts = { server: server?.name ?? "", port, first: other.name, second: peering.name };
  return problem("node-port-collision", placeOfPort(peering), facts, { related, peering: peering.name });
}

function isWritten({ layers }: Peering): boolean {
  return layerOf(layers, ["network", "nodePort"]) !== undefined;
}

function placeOfPort({ layers }: Peering): Origin {
  return originOf(layers, ["network", "nodePort"]);
}
