import type { Configuration } from "../../../imports/liqo/configuration";
import type { GatewayClient } from "../../../imports/liqo/gateway-client";
import type { GatewayServer } from "../../../imports/liqo/gateway-server";
import type { Identity } from "../../../imports/liqo/identity";
import type { NamespaceOffloading } from "../../../imports/liqo/namespace-offloading";
import type { PublicKey } from "../../../imports/liqo/public-key";
import type { ResourceSlice } from "../../../imports/liqo/resource-slice";
import type { Tenant } from "../../../imports/liqo/tenant";
import type { VirtualNode } from "../../../imports/liqo/virtual-node";
import type { Sample } from "./sample";

const metadata = { name: "rome", namespace: "liqo-tenant-rome", labels: { "liqo.io/remote-cluster-id": "rome" } };
const networking = "networking.liqo.io/v1beta1";
const authentication = "authentication.liqo.io/v1beta1";
const offloading = "offloading.liqo.io/v1beta1";

const configuration = {
  apiVersion: networking,
  kind: "Configuration",
  metadata,
  spec: { remote: { cidr: { pod: ["10.42.0.0/16"], external: ["10.70.0.0/16"] } } },
} as const satisfies Configuration;

const publicKey = {
  apiVersion: networking,
  kind: "PublicKey",
  metadata,
  spec: { publicKey: "aGVsbG8=" },
} as const satisfies PublicKey;

const gatewayServer = {
  apiVersion: networking,
  kind: "GatewayServer",
  metadata,
  spec: {
    mtu: 1340,
    endpoint: { port: 51840, serviceType: "NodePort", nodePort: 30742 },
    secretRef: { name: "gw-keys" },
    serverTemplateRef: { apiVersion: networking, kind: "WgGatewayServerTemplate", name: "wireguard-server" },
  },
} as const satisfies GatewayServer;

const gatewayClient = {
  apiVersion: networking,
  kind: "GatewayClient",
  metadata,
  spec: {
    mtu: 1340,
    endpoint: { addresses: ["203.0.113.10"], port: 30742, protocol: "UDP" },
    secretRef: { name: "gw-keys" },
    clientTemplateRef: { apiVersion: networking, kind: "WgGatewayClientTemplate", name: "wireguard-client" },
  },
} as const satisfies GatewayClient;

const tenant = {
  apiVersion: authentication,
  kind: "Tenant",
  metadata,
  spec: { clusterID: "rome", authzPolicy: "TolerateNoHandshake", tenantCondition: "Active" },
} as const satisfies Tenant;

const identity = {
  apiVersion: authentication,
  kind: "Identity",
  metadata,
  spec: { clusterID: "rome", type: "ControlPlane", authParams: { ca: "aGVsbG8=", signedCRT: "aGVsbG8=" } },
} as const satisfies Identity;

const resourceSlice = {
  apiVersion: authentication,
  kind: "ResourceSlice",
  metadata,
  spec: { class: "default", providerClusterID: "rome", resources: { cpu: "1500m", memory: "128Gi", pods: 110 } },
} as const satisfies ResourceSlice;

const namespaceOffloading = {
  apiVersion: offloading,
  kind: "NamespaceOffloading",
  metadata: { name: "offloading", namespace: "shop" },
  spec: {
    namespaceMappingStrategy: "DefaultName",
    podOffloadingStrategy: "LocalAndRemote",
    clusterSelector: { nodeSelectorTerms: [{ matchExpressions: [{ key: "region", operator: "Exists" }] }] },
  },
} as const satisfies NamespaceOffloading;

const container = { name: "kubelet", livenessProbe: { httpGet: { port: "http" } }, resources: { limits: { cpu: 1 } } };
const virtualNode = {
  apiVersion: offloading,
  kind: "VirtualNode",
  metadata,
  spec: {
    clusterID: "rome",
    createNode: true,
    resourceQuota: { hard: { cpu: 4, memory: "8Gi" } },
    template: { spec: { selector: {}, template: { spec: { containers: [container], initContainers: [container] } } } },
  },
} as const satisfies VirtualNode;

/** One of each kind of Liqo. */
export const liqoSamples: readonly Sample[] = [
  {
    right: configuration,
    wrong: [
      ["spec.remote.cidr.pod", "10.42.0.0/16"],
      ["spec.remote.cidrs", {}],
    ],
  },
  {
    right: publicKey,
    wrong: [
      ["spec.publicKey", 1],
      ["spec.key", "aGVsbG8="],
    ],
  },
  {
    right: gatewayServer,
    wrong: [
      ["spec.mtu", "1340"],
      ["spec.endpoint.serviceType", "Nodeport"],
    ],
  },
  {
    right: gatewayClient,
    wrong: [
      ["spec.endpoint.port", "30742"],
      ["spec.endpoint.address", "203.0.113.10"],
    ],
  },
  {
    right: tenant,
    wrong: [
      ["spec.authzPolicy", "None"],
      ["spec.clusterID", "Rome"],
    ],
  },
  {
    right: identity,
    wrong: [
      ["spec.type", "Node"],
      ["spec.authParams.token", "x"],
    ],
  },
  {
    right: resourceSlice,
    wrong: [
      ["spec.resources.cpu", 1.5],
      ["spec.resources.memory", "128 GB"],
    ],
  },
  {
    right: namespaceOffloading,
    wrong: [
      ["spec", undefined],
      ["spec.clusterSelector.nodeSelectorTerms", undefined],
    ],
  },
  { right: virtualNode, wrong: [["spec.template.spec.template.spec.containers.0.livenessProbe.httpGet.port", true]] },
];
