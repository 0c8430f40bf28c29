import { problem } from "../../diagnostics/problem";
import { layerOf, originOf } from "../../model/layers";
import { blamedLast, clashes } from "../clashes";
import type { Rule } from "../resolution";

/** Liqo finds a peering's objects by namespace and remote ID: one namespace for two peers is refused or mixed up. */
export const tenantNamespaceShared: Rule = function* ({ fleet }) {
  const used = fleet.peerings.flatMap((peering) =>
    (["consumer", "provider"] as const).map((side) => ({
      peering: peering.name,
      cluster: peering[side].name,
      namespace: peering.tenantNamespaces[side],
      isWritten: layerOf(peering.layers, ["tenantNamespace", side]) !== undefined,
      at: originOf(peering.layers, ["tenantNamespace", side]),
    })),
  );
  for (const clash of clashes(used, ({ cluster, namespace }) => `${cluster}/${namespace}`)) {
    const [other, blamed] = blamedLast(clash, ({ isWritten }) => isWritten);
    const { cluster, namespace, peering } = blamed;
    const related = [{ message: `the tenant namespace of "${other.peering}"`, at: other.at }];
    const facts = { cluster, namespace, first: other.peering, second: peering };
    yield problem("tenant-namespace-shared", blamed.at, facts, { related, peering });
  }
};
