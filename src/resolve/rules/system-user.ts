import { problem } from "../../diagnostics/problem";
import { originOf } from "../../model/layers";
import type { Rule } from "../resolution";

/** A credential named system:… would have, or collide with, rights of Kubernetes' own components. */
export const systemUser: Rule = function* ({ fleet }) {
  for (const { name, directions, layers } of fleet.peerings) {
    for (const { auth, path } of directions) {
      if (auth?.user.startsWith("system:") !== true) continue;
      yield problem("system-user", originOf(layers, [...path, "auth", "user"]), { user: auth.user }, { peering: name });
    }
  }
};
