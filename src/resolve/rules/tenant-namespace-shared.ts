import { problem } from "../../diagnostics/problem";
import { originOf } from "../../model/layers";
import { clashes } from "../clashes";
import type { Rule } from "../resolution";

/** Liqo finds a peering's objects by namespace and remote ID: one namespace for two peers is refused or mixed up. */
export const tenantNamespaceShared: Rule = function* ({ fleet }) {
  const used = fleet.peerings.flatMap((peering) =>
    (["consumer", "provider"] as const).map((side) => ({
      peering: peering.name,
      cluster: peering[side].name,
      namespace: peering.tenantNamespaces[side],
      at: originOf(peering.layers, ["tenantNamespace", side]),
    })),
  );
  for (const [first, later] of clashes(used, ({ cluster, namespace }) => `${cluster}/${namespace}`)) {
    const { cluster, namespace, peering } = later;
    const related = [{ message: `the tenant namespace of "${first.peering}"`, at: first.at }];
    const facts = { cluster, namespace, first: first.peering, second: peering };
    yield problem("tenant-namespace-shared", later.at, facts, { related, peering });
  }
};
