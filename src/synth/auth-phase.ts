import type { Subject } from "../manifests/control-plane-binding";
import type { Auth, Direction } from "../model/peering";
import { type Part, part } from "./part";
import type { Side } from "./side";

/** What a provider keeps of its consumer: who it is and what it may do. A consumer that is thrown out loses its binding. */
export function authPhase(side: Side): readonly Part[] {
  const { providing, peering, cluster, remote, namespace, common } = side;
  if (providing?.auth === undefined) return [];
  const { auth, evict } = providing;
  const base = { namespace, remoteClusterId: remote.id, ...common };
  const role = cluster.liqo.remoteControlPlaneRole;
  return [
    ...(auth.method === "Token" ? [part("ConsumerAccount", base)] : []),
    ...(evict ? [] : [part("ControlPlaneBinding", { ...base, role, subject: subjectOf(auth, side) })]),
    part("Tenant", {
      ...base,
      name: peering.names.tenant,
      condition: conditionOf(providing),
      proxyURL: auth.inBand ? auth.proxyURL : undefined,
    }),
  ];
}

function conditionOf({ state, evict }: Direction): "Active" | "Cordoned" | "Drained" {
  if (evict) return "Drained";
  return state === "Cordoned" ? "Cordoned" : "Active";
}

function subjectOf({ method, user, subject }: Auth, { remote, namespace }: Side): Subject {
  if (method === "Token") return { kind: "ServiceAccount", name: remote.id, namespace };
  return subject ?? { kind: "User", name: user };
}
