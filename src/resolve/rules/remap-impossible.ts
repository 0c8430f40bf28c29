import type { Diagnostic } from "../../diagnostics/diagnostic";
import { problem } from "../../diagnostics/problem";
import { contains } from "../../model/cidr";
import { type Cluster, fieldOf } from "../../model/cluster";
import type { RemoteNetwork } from "../forecast";
import type { Rule } from "../resolution";

/** A network without addresses on the local cluster leaves its Configuration unready for ever. */
export const remapImpossible: Rule = function* ({ remoteNetworks }) {
  for (const [local, remotes] of remoteNetworks) {
    const homeless = [...remotes.values()].flat().filter(({ becomes }) => becomes === undefined);
    yield* homeless.map((network) => noRoom(local, network));
  }
};

function noRoom(local: Cluster, { remote, cidr, field }: RemoteNetwork): Diagnostic {
  const { pools } = local.network;
  const isOutside = local.liqo.version.minor < 2 && !pools.some((pool) => contains(pool, cidr));
  const why = isOutside
    ? "it lies outside of the pools, which Liqo before v1.2 refuses"
    : `no free block of length /${cidr.length} is left`;
  const related = [{ message: "the cluster that has no room", at: fieldOf(local, "network", "pools") }];
  const poolsText = pools.map(({ text }) => text).join(", ");
  const facts = { local: local.name, remote: remote.name, cidr: cidr.text, pools: poolsText, why, isOutside };
  return problem("remap-impossible", fieldOf(remote, ...field), facts, {
    related,
  });
}
