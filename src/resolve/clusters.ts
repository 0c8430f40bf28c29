import { byName } from "../model/by-name";
import { type Cidr, cidr } from "../model/cidr";
import type { ApiServer, Cluster, ClusterNetwork, LiqoVersion, PortRange } from "../model/cluster";
import type { DocumentOf } from "../spec/schema";
import { placeIn, type SpecDocument } from "../spec/spec-document";
import type { CaFiles } from "./ca-files";

type FleetSpec = NonNullable<DocumentOf<"Fleet">["spec"]>;
type ClusterSpec = NonNullable<DocumentOf<"Cluster">["spec"]>;

const defaultPools = ["10.0.0.0/8", "192.168.0.0/16", "172.16.0.0/12"];

/** The clusters by name, sorted; the first of two with the same name. */
export function resolveClusters(
  documents: readonly SpecDocument<"Cluster">[],
  fleet: FleetSpec,
  caFiles: CaFiles,
): ReadonlyMap<string, Cluster> {
  const clusters = new Map<string, Cluster>();
  for (const document of [...documents].sort(byName)) {
    if (!clusters.has(document.name)) clusters.set(document.name, resolveCluster(document, fleet, caFiles));
  }
  return clusters;
}

function resolveCluster(document: SpecDocument<"Cluster">, fleet: FleetSpec, caFiles: CaFiles): Cluster {
  const { name } = document;
  const spec = document.value.spec ?? {};
  return {
    name,
    id: spec.clusterID ?? name,
    labels: document.value.metadata.labels ?? {},
    reachability: spec.state ?? "Active",
    managed: spec.managed ?? true,
    platform: spec.platform ?? "Other",
    apiServer: apiServerOf(spec.apiServer, caFiles),
    liqo: liqoOf(spec, fleet),
    network: networkOf(spec.network ?? {}),
    gateway: gatewayOf(spec.gateway ?? {}),
    access: accessOf(name, spec.access ?? {}, fleet.management),
    engine: spec.delivery ?? fleet.delivery?.engine ?? "None",
    origin: placeIn(document, ["metadata", "name"]),
  };
}

function apiServerOf(apiServer: ClusterSpec["apiServer"], caFiles: CaFiles): ApiServer | undefined {
  if (apiServer === undefined) return undefined;
  const file = apiServer.caFile === undefined ? undefined : caFiles(apiServer.caFile);
  const ca = file !== undefined && "text" in file ? file.text : apiServer.caData;
  return { url: apiServer.url, ca, tlsServerName: apiServer.tlsServerName };
}

function liqoOf(spec: ClusterSpec, fleet: FleetSpec): Cluster["liqo"] {
  return {
    version: liqoVersion(spec.liqo?.version ?? fleet.liqo?.version ?? "v1.2.0"),
    namespace: spec.liqo?.namespace ?? fleet.liqo?.namespace ?? "liqo",
    remoteControlPlaneRole: spec.liqo?.remoteControlPlaneRole ?? "liqo-remote-controlplane",
  };
}

function liqoVersion(text: string): LiqoVersion {
  return { text, minor: Number(text.split(".")[1]) };
}

function networkOf(network: NonNullable<ClusterSpec["network"]>): ClusterNetwork {
  return {
    podCidrs: listOf(network.podCIDR).map(cidr),
    externalCidr: cidr(network.externalCIDR ?? "10.70.0.0/16"),
    serviceCidr: network.serviceCIDR === undefined ? undefined : cidr(network.serviceCIDR),
    nodeCidrs: cidrs(network.nodeCIDRs),
    reservedSubnets: cidrs(network.reservedSubnets),
    pools: cidrs(network.pools ?? defaultPools),
  };
}

function gatewayOf(gateway: NonNullable<ClusterSpec["gateway"]>): Cluster["gateway"] {
  return {
    serviceType: gateway.serviceType ?? "NodePort",
    addresses: gateway.addresses ?? [],
    nodePorts: portRange(gateway.nodePorts ?? "30000-32767"),
    reachable: gateway.reachable ?? true,
  };
}

function portRange(text: string): PortRange {
  const [first = 0, last = 0] = text.split("-").map(Number);
  return { first, last };
}

function accessOf(
  name: string,
  access: NonNullable<ClusterSpec["access"]>,
  management: string | undefined,
): Cluster["access"] {
  const { server, name: argoName } = access.argocd ?? {};
  return {
    argocd: server === undefined ? { name: argoName ?? (name === management ? "in-cluster" : name) } : { server },
    kubeConfigSecret: access.flux?.kubeConfigSecret ?? `${name}-kubeconfig`,
    context: access.context ?? name,
  };
}

function cidrs(texts: readonly string[] = []): readonly Cidr[] {
  return texts.map(cidr);
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value;
}
