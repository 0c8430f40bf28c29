import type { Diagnostic } from "../../diagnostics/diagnostic";
import { problem } from "../../diagnostics/problem";
import type { Origin } from "../../diagnostics/source";
import { type Cidr, holds, overlaps, parseAddress } from "../../model/cidr";
import { type Cluster, fieldOf } from "../../model/cluster";
import { originOf } from "../../model/layers";
import type { Peering } from "../../model/peering";
import type { RemoteNetwork } from "../forecast";
import type { Rule } from "../resolution";

/**
 * Liqo routes a remote network into the tunnel wherever it lies. It makes way only for what it knows: nodes, API
 * servers and gateways are not among that unless reservedSubnets says so.
 */
export const remoteCidrCoversLocal: Rule = function* ({ fleet, remoteNetworks }) {
  for (const peering of fleet.peerings) {
    if (peering.link === undefined) continue;
    for (const [local, remote] of [
      [peering.consumer, peering.provider],
      [peering.provider, peering.consumer],
    ] as const) {
      const networks = remoteNetworks.get(local)?.get(remote) ?? [];
      for (const needed of neededBy(local, remote, peering))
        yield* swallowed(networks, needed, { local, remote, peering });
    }
  }
};

/** Something that the local cluster must be able to reach outside of the tunnel. */
interface Needed {
  readonly what: string;
  readonly isIn: (network: Cidr) => boolean;
  readonly at: Origin;
}

interface Ends {
  readonly local: Cluster;
  readonly remote: Cluster;
  readonly peering: Peering;
}

function* swallowed(
  networks: readonly RemoteNetwork[],
  needed: Needed,
  { local, remote, peering }: Ends,
): Iterable<Diagnostic> {
  const network = networks.find(({ becomes }) => becomes !== undefined && needed.isIn(becomes));
  if (network?.becomes === undefined) return;
  const isMoved = network.becomes.text !== network.cidr.text;
  const cidr = isMoved ? `${network.cidr.text} (remapped to ${network.becomes.text})` : network.cidr.text;
  const at = fieldOf(remote, ...network.field);
  const related = [{ message: needed.what, at: needed.at }];
  const facts = { remote: remote.name, cidr, local: local.name, what: needed.what };
  yield problem("remote-cidr-covers-local", at, facts, { related, peering: peering.name });
}

function* neededBy(local: Cluster, remote: Cluster, { link, layers }: Peering): Iterable<Needed> {
  for (const [index, nodes] of local.network.nodeCidrs.entries()) {
    const at = fieldOf(local, "network", "nodeCIDRs", index);
    yield { what: `the nodes of "${local.name}" (${nodes.text})`, isIn: (network) => overlaps(network, nodes), at };
  }
  for (const cluster of [local, remote]) {
    const host = /^https:\/\/([^/:]+)/.exec(cluster.apiServer?.url ?? "")?.[1] ?? "";
    yield* address(host, `the API server of "${cluster.name}" (${host})`, fieldOf(cluster, "apiServer", "url"));
  }
  for (const [index, host] of local.gateway.addresses.entries()) {
    yield* address(
      host,
      `a gateway address of "${local.name}" (${host})`,
      fieldOf(local, "gateway", "addresses", index),
    );
  }
  if (link?.server !== remote) return;
  for (const host of link.addresses) {
    yield* address(
      host,
      `the gateway that "${local.name}" dials (${host})`,
      originOf(layers, ["network", "addresses"]),
    );
  }
}

function* address(host: string, what: string, at: Origin): Iterable<Needed> {
  const number = parseAddress(host);
  if (number !== undefined) yield { what, isIn: (network) => holds(network, number), at };
}
