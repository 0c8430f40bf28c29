import type { Origin, Path } from "../diagnostics/source";
import type { Cluster } from "./cluster";
import type { ServiceType } from "./fleet-settings";
import type { Layers } from "./layers";

export type DirectionState = "Active" | "Cordoned" | "Drained" | "Absent";
export type AuthMethod = "Certificate" | "Token" | "EKSIAM" | "Provided" | "Handshake";

/** What can be adopted under a name of its own. */
export type AdoptedName = "configuration" | "gateway" | "publicKey" | "keys" | "tenant" | "identity";

/** Two clusters that are joined: one tunnel at most, one direction or two. */
export interface Peering {
  readonly name: string;
  readonly consumer: Cluster;
  readonly provider: Cluster;
  /** Absent when the peering has no Liqo network, and when nothing of it is left. */
  readonly link: Link | undefined;
  /** consumer → provider first, then provider → consumer if there is one. */
  readonly directions: readonly Direction[];
  readonly tenantNamespaces: { readonly consumer: string; readonly provider: string };
  /** Names of objects to adopt, where they are not Liqo's own. */
  readonly names: Readonly<Partial<Record<AdoptedName, string | undefined>>>;
  /** Where it is asked for: its document's name, or its Topology's. */
  readonly origin: Origin;
  /** Where each of its values was written. */
  readonly layers: Layers;
}

/** The tunnel between two clusters. */
export interface Link {
  readonly server: Cluster;
  readonly client: Cluster;
  readonly serviceType: ServiceType;
  readonly port: number;
  readonly nodePort: number | undefined;
  readonly loadBalancerIP: string | undefined;
  readonly addresses: readonly string[];
  readonly clientPort: number;
  readonly mtu: number;
  readonly serviceAnnotations: Readonly<Record<string, string>>;
  readonly serviceLabels: Readonly<Record<string, string>>;
  readonly serverTemplate: string;
  readonly clientTemplate: string;
}

/** Pods of a consumer on a provider. */
export interface Direction {
  readonly peering: string;
  readonly consumer: Cluster;
  readonly provider: Cluster;
  readonly state: DirectionState;
  /** Absent in a network-only peering. */
  readonly auth: Auth | undefined;
  readonly slices: readonly Slice[];
  readonly evict: boolean;
  /** Where it stands in the peering's spec: [] or ["reverse"]. */
  readonly path: Path;
}

/** How a consumer proves who it is. */
export interface Auth {
  readonly method: AuthMethod;
  readonly user: string;
  readonly validity: string | undefined;
  readonly secretName: string | undefined;
  readonly subject:
    | { readonly kind: string; readonly name: string; readonly namespace?: string | undefined }
    | undefined;
  readonly inBand: boolean;
  readonly proxyURL: string | undefined;
}

/** Resources that a consumer asks of a provider. */
export interface Slice {
  readonly name: string;
  readonly class: string;
  /** Canonical Kubernetes quantities by resource. */
  readonly resources: Readonly<Record<string, string>>;
  readonly createVirtualNode: boolean;
  readonly virtualNode: VirtualNode | undefined;
  /** Where it stands in the peering's spec. */
  readonly path: Path;
}

/** Shape of a virtual node that we emit ourselves. */
export interface VirtualNode {
  readonly labels: Readonly<Record<string, string>>;
  readonly taints: readonly { readonly key: string; readonly value?: string | undefined; readonly effect: string }[];
  readonly storageClasses: readonly string[];
  readonly ingressClasses: readonly string[];
}

/** Whether a client that we emit has nothing to dial; a server that is gone for good need not be dialled. */
export function lacksAddress({ addresses, client, server }: Link): boolean {
  return addresses.length === 0 && client.managed && server.reachability === "Active";
}
