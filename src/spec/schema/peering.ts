import { z } from "zod";
import { optional, required } from "../field";
import {
  annotations,
  dnsLabel,
  duration,
  hostAddress,
  httpsUrl,
  ipv4Address,
  labels,
  mtu,
  objectName,
  port,
  resources,
  someText,
} from "../scalars";
import { clusterName, metadata, serviceType } from "./shared";

const state = z.enum(["Active", "Cordoned", "Drained", "Absent"]);
const podOffloadingStrategy = z.enum(["Local", "Remote", "LocalAndRemote"]);
const namespaceMappingStrategy = z.enum(["DefaultName", "EnforceSameName", "SelectedName"]);

const network = z.strictObject({
  enabled: optional(
    z.boolean(),
    "false: no Liqo network for this peering (Nebula, Cilium mesh, the same VPC).",
    true,
    "true",
  ),
  gatewayServer: optional(
    z.enum(["Provider", "Consumer", "Auto"]),
    "Which side runs the gateway server; Auto takes the side that is reachable.",
    "Provider",
    "Provider",
  ),
  serviceType: optional(serviceType, "How the gateway server is exposed.", "NodePort", "the server cluster's"),
  port: optional(port, "Port of the gateway server.", 51840, "51840"),
  nodePort: optional(
    port,
    "Node port of the gateway server.",
    30742,
    "taken from gateway.nodePorts and kept in the lock file",
  ),
  loadBalancerIP: optional(ipv4Address, "Address to ask the load balancer for.", "198.51.100.7"),
  addresses: optional(
    z.array(hostAddress),
    "What the client dials.",
    ["192.0.2.10"],
    "gateway.addresses of the server cluster",
  ),
  clientPort: optional(port, "Port that the client dials, where a NAT changes it.", 30742, "nodePort, or port"),
  mtu: optional(mtu, "MTU of the tunnel, 1280 to 9000.", 1340, "1340"),
  serviceAnnotations: optional(annotations, "Annotations of the gateway's Service; needs Liqo v1.2.", {
    "example.com/lb": "internal",
  }),
  serviceLabels: optional(labels, "Labels of the gateway's Service; needs Liqo v1.2.", { lb: "internal" }),
  serverTemplate: optional(objectName, "Template of the gateway server.", "wireguard-server", "wireguard-server"),
  clientTemplate: optional(objectName, "Template of the gateway client.", "wireguard-client", "wireguard-client"),
});

const subject = z.strictObject({
  kind: required(z.enum(["User", "Group", "ServiceAccount"]), "Kind of the subject.", "User"),
  name: required(someText, "Name of the subject, as the provider sees it.", "rome"),
  namespace: optional(dnsLabel("a namespace"), "Namespace of a ServiceAccount.", "liqo-tenant-rome"),
});

const auth = z.strictObject({
  enabled: optional(z.boolean(), "false: a network-only peering.", true, "true"),
  method: optional(
    z.enum(["Certificate", "Token", "EKSIAM", "Provided", "Handshake"]),
    "How the consumer proves who it is to the provider.",
    "Certificate",
    "Certificate",
  ),
  user: optional(someText, "Common name in the certificate.", "rome", "the consumer's cluster ID"),
  validity: optional(
    duration,
    "How long a certificate is valid.",
    "720h",
    "720h with identities: Controller, else 8760h",
  ),
  secretRef: optional(
    z.strictObject({ name: required(objectName, "Name of the Secret.", "my-kubeconfig") }),
    "With Provided: the Secret with the kubeconfig, in the consumer's tenant namespace.",
    { name: "my-kubeconfig" },
  ),
  subject: optional(subject, "With Provided: whom the provider sees.", { kind: "User", name: "rome" }),
  inBand: optional(z.boolean(), "true: API traffic goes through the tunnel.", false, "false"),
  proxyURL: optional(httpsUrl, "With inBand: address of the proxy.", "https://10.70.0.3:8118", "computed"),
});

const taint = z.strictObject({
  key: required(someText, "Key of the taint.", "gpu"),
  value: optional(z.string(), "Value of the taint.", "true"),
  effect: required(z.enum(["NoSchedule", "PreferNoSchedule", "NoExecute"]), "Effect of the taint.", "NoSchedule"),
});

const virtualNode = z.strictObject({
  labels: optional(labels, "Labels of the virtual node.", { zone: "milan" }),
  taints: optional(z.array(taint), "Taints of the virtual node, besides Liqo's own.", [
    { key: "gpu", effect: "NoSchedule" },
  ]),
  storageClasses: optional(z.array(objectName), "Storage classes that pods may use there.", ["fast"]),
  ingressClasses: optional(z.array(objectName), "Ingress classes that Ingresses may use there.", ["nginx"]),
});

const slice = z.strictObject({
  name: optional(
    dnsLabel("the name of a slice"),
    "Name of the slice and its virtual node, unique on the consumer.",
    "milan",
    "the provider's cluster ID",
  ),
  class: optional(objectName, "Class of the slice.", "default", "default"),
  resources: optional(
    resources,
    "What the slice asks for; what is left out is the provider's default.",
    { cpu: 20, memory: "128Gi", pods: 110 },
    "the provider's default",
  ),
  createVirtualNode: optional(z.boolean(), "Whether Liqo makes a virtual node of the slice.", true, "true"),
  virtualNode: optional(virtualNode, "Shape of the virtual node; with it Peerage emits the VirtualNode itself.", {
    labels: { zone: "milan" },
  }),
});

/** How one namespace is offloaded; shared with kind Offloading. */
export const offloadFields = {
  namespace: required(dnsLabel("a namespace"), "Namespace on the consumer.", "demo"),
  createNamespace: optional(
    z.boolean(),
    "Whether the Namespace is emitted too; an engine never prunes it.",
    true,
    "false",
  ),
  guard: optional(
    z.boolean(),
    "Whether the namespace is labelled from the start, so that no pod slips in before the offloading; needs createNamespace.",
    true,
    "createNamespace",
  ),
  podOffloadingStrategy: optional(podOffloadingStrategy, "Where pods may run.", "LocalAndRemote", "LocalAndRemote"),
  namespaceMappingStrategy: optional(
    namespaceMappingStrategy,
    "How the twin namespace is named.",
    "DefaultName",
    "DefaultName",
  ),
  remoteNamespaceName: optional(
    dnsLabel("a namespace"),
    "Name of the twin namespace, with SelectedName.",
    "demo-remote",
  ),
};

const directionFields = {
  state: optional(
    state,
    "Where the direction is on its way: Active, Cordoned (no new slices), Drained (no slices), Absent.",
    "Active",
    "Active",
  ),
  auth: optional(auth, "How the consumer proves who it is.", { method: "Certificate" }),
  slices: optional(
    z.array(slice),
    "Resources that the consumer asks for; [] for none.",
    [{ resources: { cpu: 20 } }],
    "one slice of Liqo's default size, named after the provider",
  ),
  offload: optional(
    z.array(z.strictObject(offloadFields)),
    "Namespaces of the consumer that are offloaded to this provider.",
    [{ namespace: "demo" }],
    "none",
  ),
  evict: optional(z.boolean(), "true: the provider throws the consumer out.", false, "false"),
};

const reverse = z.strictObject({
  enabled: optional(z.boolean(), "false undoes a reverse that was inherited.", true, "true"),
  ...directionFields,
});

const names = z.strictObject(
  Object.fromEntries(
    (["configuration", "gateway", "publicKey", "keys", "tenant", "identity"] as const).map((key) => [
      key,
      optional(objectName, `Name of the existing ${key} object, to adopt it.`, "milan", "Liqo's own naming"),
    ]),
  ) as Record<"configuration" | "gateway" | "publicKey" | "keys" | "tenant" | "identity", z.ZodOptional<z.ZodString>>,
);

const inheritedFields = {
  ...directionFields,
  network: optional(network, "The tunnel between the two clusters; one per pair, whichever way pods go.", {
    port: 51840,
  }),
  tenantNamespace: optional(
    z.strictObject({
      consumer: optional(
        dnsLabel("a namespace"),
        "Tenant namespace on the consumer; begins with liqo-tenant-.",
        "liqo-tenant-milan",
        "liqo-tenant-<provider's ID>",
      ),
      provider: optional(
        dnsLabel("a namespace"),
        "Tenant namespace on the provider.",
        "liqo-tenant-rome",
        "liqo-tenant-<consumer's ID>",
      ),
    }),
    "Tenant namespaces, only to adopt what exists.",
    { consumer: "liqo-tenant-milan" },
  ),
  names: optional(names, "Names of objects, only to adopt what exists.", { tenant: "rome" }),
  reverse: optional(reverse, "Present: the provider also consumes from the consumer.", {}, "one-way"),
};

/** What Fleet defaults and Topology templates may give to a Peering. */
export const inheritedPeering = z.strictObject(inheritedFields);

const spec = z.strictObject({
  consumer: required(clusterName, "Cluster whose pods run on the provider.", "rome"),
  provider: required(clusterName, "Cluster that runs them.", "milan"),
  ...inheritedFields,
});

export const peeringSchema = z.strictObject({
  apiVersion: z.literal("peerage.dev/v1alpha1"),
  kind: z.literal("Peering"),
  metadata: metadata("Peering", "rome-milan"),
  spec: required(spec, "Who peers with whom, and how.", { consumer: "rome", provider: "milan" }),
});
