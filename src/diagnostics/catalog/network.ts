import { entry } from "./entry";

/** Addresses, ports and tunnels. */
export const network = {
  "pod-cidr-missing": entry<{ cluster: string; peering: string }>({
    severity: "error",
    title: "A cluster with a Liqo network declares its pod CIDR",
    message: (f) => `cluster "${f.cluster}" has no podCIDR, and peering "${f.peering}" needs it`,
    help: () => "add network.podCIDR to the cluster, or `network: { enabled: false }` to the peering",
  }),
  "own-cidrs-overlap": entry<{ cluster: string; first: string; second: string }>({
    severity: "error",
    title: "A cluster's own networks do not overlap",
    message: (f) => `on "${f.cluster}", ${f.first} overlaps ${f.second}`,
    help: () => "check both against the live cluster, and declare what it has",
  }),
  "pools-overlap": entry<{ cluster: string; first: string; second: string }>({
    severity: "error",
    title: "Address pools do not overlap",
    message: (f) =>
      `on "${f.cluster}", the pools ${f.first} and ${f.second} overlap: Liqo would not start, or give addresses twice`,
    help: () => "keep the one that holds the other",
    mirrorsLiqo: true,
  }),
  "external-cidr-outside-pools": entry<{ cluster: string; cidr: string; pools: string }>({
    severity: "error",
    title: "The external CIDR lies in a pool",
    message: (f) => `externalCIDR ${f.cidr} of "${f.cluster}" is in none of its pools (${f.pools || "it has none"})`,
    help: () =>
      "declare the external CIDR that Liqo has there (kubectl get networks.ipam.liqo.io -A), or the pool that holds it",
    mirrorsLiqo: true,
  }),
  "remote-cidr-covers-local": entry<{ remote: string; cidr: string; local: string; what: string }>({
    severity: "error",
    title: "A remote network does not swallow addresses that the local cluster needs",
    message: (f) => `${f.cidr} of "${f.remote}" covers ${f.what}: "${f.local}" would send that traffic into the tunnel`,
    help: (f) =>
      `add the covered range to network.reservedSubnets of "${f.local}" (and to Liqo's ipam.reservedSubnets there), so that Liqo remaps ${f.cidr}`,
  }),
  "cidr-remapped": entry<{ local: string; remaps: string }>({
    severity: "note",
    title: "Overlapping networks are remapped",
    message: (f) => `on "${f.local}", Liqo will give other addresses to ${f.remaps}`,
    help: () => "nothing to do; pods there are reached by the remapped address",
  }),
  "remap-impossible": entry<{
    local: string;
    remote: string;
    cidr: string;
    pools: string;
    why: string;
    isOutside: boolean;
  }>({
    severity: "error",
    title: "A remote network finds room in the local pools",
    message: (f) => `"${f.local}" has no room for ${f.cidr} of "${f.remote}": ${f.why}`,
    help: (f) =>
      f.isOutside
        ? `add a pool to "${f.local}" that holds ${f.cidr} (its pools are ${f.pools}), or upgrade its Liqo to v1.2`
        : `the pools of "${f.local}" are ${f.pools}; add one, or give the clusters smaller or disjoint pod CIDRs`,
    mirrorsLiqo: true,
  }),
  "no-reachable-gateway": entry<{ peering: string; clusters: string; bothClosed: boolean }>({
    severity: "error",
    title: "The gateway server stands where the other side can reach it",
    message: (f) =>
      `in peering "${f.peering}", ${f.clusters} cannot be reached from outside (gateway.reachable is false)`,
    help: (f) =>
      f.bothClosed
        ? "open a way in to one of them and set gateway.reachable: true there"
        : "put the server on the other side with network.gatewayServer, or open a way in and set reachable: true",
  }),
  "node-port-without-address": entry<{ server: string; peering: string; isEmptied: boolean }>({
    severity: "error",
    title: "A NodePort gateway has an address to dial",
    message: (f) => `the client of peering "${f.peering}" has no address of "${f.server}" to dial`,
    help: (f) =>
      f.isEmptied
        ? "this empty list overrides the addresses of the cluster: remove it, or put an address into it"
        : `add gateway.addresses to cluster "${f.server}": addresses of its nodes, or a name that leads to them`,
    mirrorsLiqo: true,
  }),
  "gateway-address-unknown": entry<{ server: string; peering: string; type: string }>({
    severity: "error",
    title: "A gateway's address is known, or the controller finds it",
    message: (f) => `nobody can tell the client of peering "${f.peering}" the ${f.type} address of "${f.server}"`,
    help: () =>
      "give network.addresses (or loadBalancerIP), or let the controller find it: `secrets: { keys: Controller }` with a `management` cluster",
    mirrorsLiqo: true,
  }),
  "node-port-collision": entry<{ server: string; port: number; first: string; second: string }>({
    severity: "error",
    title: "A node port serves one gateway",
    message: (f) => `peerings "${f.first}" and "${f.second}" both want node port ${f.port} of "${f.server}"`,
    help: () => "give one of them another nodePort, or leave nodePort out and let synth choose",
    mirrorsLiqo: true,
  }),
  "node-port-out-of-range": entry<{ port: number; range: string; what: string }>({
    severity: "error",
    title: "A node port lies in its range",
    message: (f) => `node port ${f.port} is outside ${f.what} (${f.range})`,
    help: (f) => `choose a port in ${f.range}, or leave nodePort out and let synth choose`,
  }),
  "node-ports-exhausted": entry<{ server: string; range: string; needed: number; size: number }>({
    severity: "error",
    title: "There are node ports for all gateways",
    message: (f) => `"${f.server}" serves ${f.needed} peerings, and its range ${f.range} has room for ${f.size}`,
    help: () => "widen gateway.nodePorts of that cluster",
  }),
  "tenant-namespace-prefix": entry<{ given: string }>({
    severity: "error",
    title: "The consumer's tenant namespace begins with liqo-tenant-",
    message: (f) => `Liqo signs no certificate for virtual kubelets in "${f.given}": logs and exec would fail`,
    help: () => "name it liqo-tenant-…, or leave tenantNamespace out",
    mirrorsLiqo: true,
  }),
  "tenant-namespace-shared": entry<{ cluster: string; namespace: string; first: string; second: string }>({
    severity: "error",
    title: "A tenant namespace belongs to one peering",
    message: (f) =>
      `on "${f.cluster}", peerings "${f.first}" and "${f.second}" share tenant namespace "${f.namespace}"`,
    help: () => "give each peering its own; leave tenantNamespace out for Liqo's own names",
    mirrorsLiqo: true,
  }),
};
