import type { Diagnostic } from "../../diagnostics/diagnostic";
import { problem } from "../../diagnostics/problem";
import type { Origin } from "../../diagnostics/source";
import { type Cidr, holds, overlaps, parseAddress } from "../../model/cidr";
import { type Cluster, fieldOf } from "../../model/cluster";
import { layerOf, originOf } from "../../model/layers";
import type { Peering } from "../../model/peering";
import type { Forecast, RemoteNetwork } from "../forecast";
import type { Rule } from "../resolution";

/**
 * Liqo routes a remote network into the tunnel wherever it lies. It makes way only for what it knows: nodes, API
 * servers and gateways are not among that unless reservedSubnets says so.
 */
export const remoteCidrCoversLocal: Rule = function* ({ fleet, remoteNetworks }) {
  for (const peering of fleet.peerings.filter(({ link }) => link !== undefined)) {
    yield* covered(peering.consumer, peering.provider, peering, remoteNetworks);
    yield* covered(peering.provider, peering.consumer, peering, remoteNetworks);
  }
};

/** Said once for a network, with the first thing that it covers. */
function* covered(local: Cluster, remote: Cluster, peering: Peering, forecast: Forecast): Iterable<Diagnostic> {
  for (const network of forecast.get(local)?.get(remote) ?? []) {
    const { becomes } = network;
    const needed = becomes && [...neededBy(local, remote, peering)].find(({ isIn }) => isIn(becomes));
    if (needed) yield swallowed(network, needed, { local, remote, peering });
  }
}

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

function swallowed(
  { cidr, becomes = cidr, field }: RemoteNetwork,
  needed: Needed,
  { local, remote, peering }: Ends,
): Diagnostic {
  const shown = becomes.text === cidr.text ? cidr.text : `${cidr.text} (remapped to ${becomes.text})`;
  const related = [{ message: needed.what, at: needed.at }];
  const facts = { remote: remote.name, cidr: shown, local: local.name, what: needed.what };
  return problem("remote-cidr-covers-local", fieldOf(remote, ...field), facts, { related, peering: peering.name });
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
  const written = layerOf(layers, ["network", "addresses"]) !== undefined;
  for (const [index, host] of link.addresses.entries()) {
    const at = written
      ? originOf(layers, ["network", "addresses", index])
      : fieldOf(remote, "gateway", "addresses", index);
    yield* address(host, `the gateway that "${local.name}" dials (${host})`, at);
  }
}

function* address(host: string, what: string, at: Origin): Iterable<Needed> {
  const number = parseAddress(host);
  if (number !== undefined) yield { what, isIn: (network) => holds(network, number), at };
}
