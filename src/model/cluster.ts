import type { Origin } from "../diagnostics/source";
import type { Cidr } from "./cidr";
import type { Engine, ServiceType } from "./fleet-settings";

/** A Liqo release, read so that releases can be compared. */
export interface LiqoVersion {
  readonly text: string;
  readonly minor: number;
}

/** A first and a last port, both included. */
export interface PortRange {
  readonly first: number;
  readonly last: number;
}

/** What is known about a cluster's networks. */
export interface ClusterNetwork {
  readonly podCidrs: readonly Cidr[];
  readonly externalCidr: Cidr;
  readonly serviceCidr: Cidr | undefined;
  readonly nodeCidrs: readonly Cidr[];
  readonly reservedSubnets: readonly Cidr[];
  readonly pools: readonly Cidr[];
}

/** A cluster of the fleet, its defaults filled in. */
export interface Cluster {
  readonly name: string;
  readonly id: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly reachability: "Active" | "Unreachable";
  readonly managed: boolean;
  readonly platform: string;
  readonly apiServer: ApiServer | undefined;
  readonly liqo: {
    readonly version: LiqoVersion;
    readonly namespace: string;
    readonly remoteControlPlaneRole: string;
  };
  readonly network: ClusterNetwork;
  readonly gateway: {
    readonly serviceType: ServiceType;
    readonly addresses: readonly string[];
    readonly nodePorts: PortRange;
    readonly reachable: boolean;
  };
  readonly access: {
    readonly argocd: { readonly name: string } | { readonly server: string };
    readonly kubeConfigSecret: string;
    readonly context: string;
  };
  readonly engine: Engine;
  /** Where the document stands. */
  readonly origin: Origin;
}

/** How others reach the API server. */
export interface ApiServer {
  readonly url: string;
  /** PEM certificates; absent means the system's trust. */
  readonly ca: string | undefined;
  readonly tlsServerName: string | undefined;
}

/** Whether a cluster is ours to write for, and there to be written for. */
export function isOurs({ managed, reachability }: Cluster): boolean {
  return managed && reachability === "Active";
}

/** Where a field of a cluster's spec stands; the nearest thing around it when it was left out. */
export function fieldOf({ origin }: Cluster, ...path: readonly (string | number)[]): Origin {
  return { ...origin, path: ["spec", ...path] };
}

/** Where a cluster's ID is given: by clusterID, or by its name. */
export function placeOfId(cluster: Cluster): Origin {
  return cluster.id === cluster.name ? cluster.origin : fieldOf(cluster, "clusterID");
}
