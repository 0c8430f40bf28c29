import type { Diagnostic } from "../../diagnostics/diagnostic";
import { problem } from "../../diagnostics/problem";
import { originOf } from "../../model/layers";
import type { Direction, Peering } from "../../model/peering";
import type { Rule } from "../resolution";

/** A credential named system:… would have, or share, rights of Kubernetes' own components or of everybody who is logged in. */
export const systemUser: Rule = function* ({ fleet }) {
  for (const peering of fleet.peerings) {
    for (const direction of peering.directions) yield* systemNames(peering, direction);
  }
};

function* systemNames({ name, layers }: Peering, { auth, path }: Direction): Iterable<Diagnostic> {
  if (auth?.user.startsWith("system:") === true) {
    yield problem("system-user", originOf(layers, [...path, "auth", "user"]), { user: auth.user }, { peering: name });
  }
  const user = auth?.subject?.name ?? "";
  if (user.startsWith("system:") && !user.startsWith("system:serviceaccount:")) {
    yield problem("system-user", originOf(layers, [...path, "auth", "subject", "name"]), { user }, { peering: name });
  }
}
