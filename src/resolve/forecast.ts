import type { Path } from "../diagnostics/source";
import { AddressPool } from "../model/address-pool";
import { byName } from "../model/by-name";
import { type Cidr, cidr } from "../model/cidr";
import type { Cluster } from "../model/cluster";
import type { Fleet } from "../model/fleet";

/** How a cluster will see a network of another. */
export interface RemoteNetwork {
  readonly remote: Cluster;
  readonly kind: "pod" | "external";
  readonly cidr: Cidr;
  /** Where it stands in the spec of the remote cluster. */
  readonly field: Path;
  /** The addresses it is reached by; undefined when there is no room for it. */
  readonly becomes: Cidr | undefined;
}

/** By local cluster and remote cluster. */
export type Forecast = ReadonlyMap<Cluster, ReadonlyMap<Cluster, readonly RemoteNetwork[]>>;

/** Liqo's own network between the nodes of a cluster, in its chart's default place. */
const internalCidr = cidr("10.80.0.0/16");

/**
 * Tells, for each cluster, which addresses Liqo will give to the networks of its peers. What overlaps the
 * cluster's own networks is certain; among peers that overlap each other the first by name is assumed to come first.
 */
export function forecast(fleet: Pick<Fleet, "clusters" | "peerings">): Forecast {
  const peers = new Map<Cluster, Cluster[]>([...fleet.clusters.values()].map((cluster) => [cluster, []]));
  for (const { link } of fleet.peerings) {
    if (link === undefined) continue;
    peers.get(link.server)?.push(link.client);
    peers.get(link.client)?.push(link.server);
  }
  return new Map([...peers].map(([local, remotes]) => [local, forecastFor(local, remotes)]));
}

function forecastFor(local: Cluster, remotes: readonly Cluster[]): ReadonlyMap<Cluster, readonly RemoteNetwork[]> {
  const pool = localPool(local);
  const seenAs = (network: Omit<RemoteNetwork, "becomes">) => ({
    ...network,
    becomes: addressesFor(pool, local, network.cidr),
  });
  return new Map(
    [...remotes]
      .sort(byName)
      .map((remote) => [
        remote,
        [
          ...usedBy(local, remote).map((cidr, index) =>
            seenAs({ remote, kind: "pod", cidr, field: podField(remote, index) }),
          ),
          seenAs({ remote, kind: "external", cidr: remote.network.externalCidr, field: ["network", "externalCIDR"] }),
        ],
      ]),
  );
}

function localPool({ network }: Cluster): AddressPool {
  const pool = new AddressPool(network.pools);
  const own = [
    ...network.podCidrs,
    ...(network.serviceCidr === undefined ? [] : [network.serviceCidr]),
    ...network.reservedSubnets,
  ];
  for (const used of [...own, network.externalCidr]) pool.reserve(used);
  pool.acquire(internalCidr);
  return pool;
}

function podField({ network }: Cluster, index: number): Path {
  return ["network", "podCIDR", ...(network.podCidrs.length > 1 ? [index] : [])];
}

/** Before v1.2 Liqo looks at the first pod CIDR only. */
function usedBy(local: Cluster, { network }: Cluster): readonly Cidr[] {
  return local.liqo.version.minor < 2 ? network.podCidrs.slice(0, 1) : network.podCidrs;
}

/** Before v1.2 Liqo refuses what is outside its pools instead of remapping it. */
function addressesFor(pool: AddressPool, local: Cluster, wanted: Cidr): Cidr | undefined {
  return local.liqo.version.minor < 2 && !pool.includes(wanted) ? undefined : pool.acquire(wanted);
}
