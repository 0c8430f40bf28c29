import { z } from "zod";
import { optional, required } from "../field";
import {
  cidr,
  dnsLabel,
  hostAddress,
  httpsUrl,
  labels,
  liqoVersion,
  objectName,
  portRange,
  someText,
} from "../scalars";
import { engine, oneOrMany, serviceType } from "./shared";

const apiServer = z.strictObject({
  url: required(httpsUrl, "Address of the API server, as other clusters reach it.", "https://rome.example.com:6443"),
  caFile: optional(
    someText,
    "PEM certificates of its CA, a file inside the spec folder.",
    "rome-ca.crt",
    "system trust",
  ),
  caData: optional(someText, "The same as base64 or PEM text, instead of caFile.", "LS0tLS1CRUdJTi…"),
  tlsServerName: optional(objectName, "Name in its certificate, where that differs from the URL.", "kubernetes"),
});

const liqo = z.strictObject({
  version: optional(liqoVersion, "Liqo release on this cluster.", "v1.2.0", "the Fleet's"),
  namespace: optional(
    dnsLabel("a namespace"),
    "Namespace in which Liqo is installed here.",
    "liqo-system",
    "the Fleet's",
  ),
  remoteControlPlaneRole: optional(
    objectName,
    "ClusterRole that a consumer's control plane is bound to; the Liqo chart's nameOverride changes it.",
    "liqo-remote-controlplane",
    "liqo-remote-controlplane",
  ),
});

const network = z.strictObject({
  podCIDR: optional(
    oneOrMany(cidr),
    "Pod network, one or a list (more than one needs Liqo v1.2).",
    "10.200.0.0/16",
    "none; required by peerings with networking",
  ),
  externalCIDR: optional(cidr, "Liqo's external CIDR on this cluster.", "10.70.0.0/16", "10.70.0.0/16"),
  serviceCIDR: optional(cidr, "Service network; used by the checks only.", "10.96.0.0/12"),
  nodeCIDRs: optional(z.array(cidr), "Networks of the nodes; used by the checks only.", ["192.168.10.0/24"]),
  reservedSubnets: optional(
    z.array(cidr),
    "What Liqo's ipam.reservedSubnets says here: remote networks that meet them are remapped.",
    ["192.168.0.0/16"],
    "none",
  ),
  pools: optional(
    z.array(cidr),
    "What Liqo's ipam.pools says here: where remapped networks come from.",
    ["10.0.0.0/8"],
    "10.0.0.0/8, 192.168.0.0/16, 172.16.0.0/12",
  ),
});

const gateway = z.strictObject({
  serviceType: optional(serviceType, "How gateway servers of this cluster are exposed.", "NodePort", "NodePort"),
  addresses: optional(
    z.array(hostAddress),
    "What clients dial: addresses of nodes or names that lead to them; Liqo uses the first.",
    ["192.0.2.10"],
  ),
  nodePorts: optional(portRange, "Range that node ports of gateways are taken from.", "30700-30799", "30000-32767"),
  reachable: optional(z.boolean(), "Whether other clusters can reach a gateway server here.", true, "true"),
});

const access = z.strictObject({
  argocd: optional(
    z.strictObject({
      name: optional(
        someText,
        "Name of the cluster in Argo CD.",
        "rome",
        "the cluster's name, or in-cluster for the management cluster",
      ),
      server: optional(
        httpsUrl,
        "Address of the cluster in Argo CD, instead of its name.",
        "https://rome.example.com:6443",
      ),
    }),
    "How Argo CD knows this cluster.",
    { name: "rome" },
  ),
  flux: optional(
    z.strictObject({
      kubeConfigSecret: optional(
        objectName,
        "Secret with a kubeconfig for Flux.",
        "rome-kubeconfig",
        "<name>-kubeconfig",
      ),
    }),
    "How Flux reaches this cluster.",
    { kubeConfigSecret: "rome-kubeconfig" },
  ),
  context: optional(someText, "Context in the kubeconfig of whoever runs peerage.", "rome", "the cluster's name"),
});

const spec = z.strictObject({
  clusterID: optional(
    dnsLabel("a Liqo cluster ID"),
    "Cluster ID that Liqo was installed with.",
    "rome",
    "metadata.name",
  ),
  state: optional(
    z.enum(["Active", "Unreachable"]),
    "Unreachable declares the cluster dead: its side is no longer emitted.",
    "Active",
    "Active",
  ),
  managed: optional(
    z.boolean(),
    "false: another organisation's cluster; only the other sides are emitted.",
    true,
    "true",
  ),
  platform: optional(
    z.enum(["Kubeadm", "K3s", "Kind", "Talos", "OpenShift", "EKS", "AKS", "GKE", "Other"]),
    "What kind of Kubernetes this is; some checks depend on it.",
    "Kubeadm",
    "Other",
  ),
  apiServer: optional(apiServer, "The API server, for identities of consumers.", {
    url: "https://rome.example.com:6443",
  }),
  liqo: optional(liqo, "Liqo on this cluster.", { version: "v1.2.0" }),
  network: optional(network, "Networks of this cluster.", { podCIDR: "10.200.0.0/16" }),
  gateway: optional(gateway, "Gateway servers of this cluster.", {
    addresses: ["192.0.2.10"],
    nodePorts: "30700-30799",
  }),
  access: optional(access, "How engines and people reach this cluster.", { context: "rome" }),
  delivery: optional(engine, "Engine that applies this cluster's manifests.", "ArgoCD", "the Fleet's"),
});

export const clusterSchema = z.strictObject({
  apiVersion: z.literal("peerage.dev/v1alpha1"),
  kind: z.literal("Cluster"),
  metadata: required(
    z.strictObject({
      name: required(
        dnsLabel("the name of a cluster"),
        "Name of the cluster in this fleet; folders are named after it.",
        "rome",
      ),
      labels: optional(labels, "What selectors in specs look at.", { region: "eu-south" }, "none"),
    }),
    "Who this document is.",
    { name: "rome" },
  ),
  spec: optional(spec, "What is known about the cluster.", { network: { podCIDR: "10.200.0.0/16" } }),
});
