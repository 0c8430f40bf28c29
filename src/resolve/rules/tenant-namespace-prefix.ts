import { problem } from "../../diagnostics/problem";
import { originOf } from "../../model/layers";
import type { Rule } from "../resolution";

/** Liqo approves certificates of virtual kubelets only in namespaces that begin with liqo-tenant-. */
export const tenantNamespacePrefix: Rule = function* ({ fleet }) {
  for (const { name, directions, tenantNamespaces, layers } of fleet.peerings) {
    for (const { path } of directions) {
      const side = path.length === 0 ? "consumer" : "provider";
      const given = tenantNamespaces[side];
      if (given.startsWith("liqo-tenant-")) continue;
      yield problem(
        "tenant-namespace-prefix",
        originOf(layers, ["tenantNamespace", side]),
        { given },
        { peering: name },
      );
    }
  }
};
