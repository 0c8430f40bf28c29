import { Testing } from "cdk8s";
import { constructOf } from "../../../src/constructs/part-constructs";
import { manifests, type PartKind } from "../../../src/manifests";
import { objectOf, type Part } from "../../../src/synth/part";

const ns = { namespace: "liqo-tenant-milan", remoteClusterId: "milan" };
const template = { name: "wireguard-client", namespace: "liqo" };
const key = Buffer.alloc(32, 1).toString("base64");

const samples: { readonly [K in PartKind]: Extract<Part, { kind: K }>["props"] } = {
  TenantNamespace: { remoteClusterId: "milan", labels: { team: "platform" } },
  Configuration: { ...ns, podCidrs: ["10.201.0.0/16"], externalCidrs: ["10.70.0.0/16"] },
  GatewayKeys: { ...ns, privateKey: key, publicKey: key },
  PublicKey: { ...ns, publicKey: key },
  GatewayServer: { ...ns, template, mtu: 1340, port: 51840, serviceType: "NodePort", nodePort: 30742, keys: "gw-keys" },
  GatewayClient: { ...ns, template, mtu: 1340, port: 30742, addresses: ["192.0.2.10"] },
  ControlPlaneBinding: { ...ns, subject: { kind: "User", name: "rome" } },
  Tenant: { ...ns, condition: "Cordoned", annotations: { "example.com/owner": "platform" } },
  ConsumerAccount: ns,
  IdentitySecret: { ...ns, remoteTenantNamespace: "liqo-tenant-rome", data: { kubeconfig: "e30=" } },
  ResourceSlice: { ...ns, resources: { cpu: "20", memory: "128Gi" } },
  VirtualNode: {
    ...ns,
    slice: "milan",
    resources: { cpu: "4", memory: "8Gi" },
    taints: [{ key: "a", effect: "NoExecute" }],
  },
  OffloadedNamespace: { name: "demo", guard: true },
  NamespaceOffloading: { namespace: "demo", clusterIds: ["milan"] },
};

test.each(Object.keys(manifests) as PartKind[])("the construct %s says what the plain object says", (kind) => {
  const chart = Testing.chart();
  const part = { kind, props: samples[kind] } as Part;
  const construct = constructOf(part, chart, "it");
  expect(construct.toJson()).toEqual(objectOf(part));
  expect(Testing.synth(chart)).toEqual([construct.toJson()]);
});

test("labels that Liqo reads cannot be overwritten", () => {
  const labels = { "liqo.io/remote-cluster-id": "venice", team: "platform" };
  const { metadata } = manifests.Tenant({ ...ns, labels });
  expect(metadata.labels).toEqual({ "liqo.io/remote-cluster-id": "milan", team: "platform" });
});

test("a namespace without a choice of clusters still has a selector, or Liqo would never look at it", () => {
  expect(manifests.NamespaceOffloading({ namespace: "demo" }).spec?.clusterSelector).toEqual({ nodeSelectorTerms: [] });
});
