import { objectsAt, treeOfTexts, twoClusters } from "../../support/two-clusters";

const slices = "clusters/rome/peerings/milan/offloading/manifests.yaml";
const tenant = "clusters/milan/peerings/rome/auth/manifests.yaml";
const net = "clusters/milan/peerings/rome/net/manifests.yaml";
const kindsOf = (tree: ReturnType<typeof treeOfTexts>, path: string) => objectsAt(tree, path).map(({ kind }) => kind);
const conditionIn = (tree: ReturnType<typeof treeOfTexts>) =>
  objectsAt(tree, tenant).find(({ kind }) => kind === "Tenant")?.spec.tenantCondition;

test("Active emits everything", () => {
  const tree = treeOfTexts(twoClusters("offload: [{ namespace: demo }]"));
  expect([conditionIn(tree), kindsOf(tree, slices), kindsOf(tree, "clusters/rome/namespaces/demo.yaml")]).toEqual([
    "Active",
    ["ResourceSlice"],
    ["NamespaceOffloading"],
  ]);
});

test("Cordoned keeps everything and lets no new slice in", () => {
  const tree = treeOfTexts(twoClusters("state: Cordoned"));
  expect([conditionIn(tree), kindsOf(tree, slices)]).toEqual(["Cordoned", ["ResourceSlice"]]);
});

test("Drained takes slices and offloading away; auth and net stay", () => {
  const tree = treeOfTexts(twoClusters("state: Drained\noffload: [{ namespace: demo }]"));
  expect([...tree.keys()].filter((path) => path.includes("offloading") || path.includes("namespaces/"))).toEqual([]);
  expect([kindsOf(tree, tenant), kindsOf(tree, net)]).toEqual([
    ["RoleBinding", "Tenant"],
    ["Configuration", "GatewayServer"],
  ]);
});

test("Absent emits nothing of the peering", () => {
  expect([...treeOfTexts(twoClusters("state: Absent")).keys()].sort()).toEqual([
    "README.md",
    "index.json",
    "topology.svg",
  ]);
});

test("the tunnel stays while the other direction lives", () => {
  const tree = treeOfTexts(twoClusters("state: Absent\nreverse: {}"));
  expect(kindsOf(tree, net)).toEqual(["Configuration", "GatewayServer"]);
  expect([kindsOf(tree, tenant), kindsOf(tree, slices)]).toEqual([[], []]);
  expect(kindsOf(tree, "clusters/rome/peerings/milan/auth/manifests.yaml")).toEqual(["RoleBinding", "Tenant"]);
  expect(kindsOf(tree, "clusters/milan/peerings/rome/offloading/manifests.yaml")).toEqual(["ResourceSlice"]);
});

test("a consumer that is thrown out loses its binding", () => {
  const tree = treeOfTexts(twoClusters("evict: true"));
  expect([conditionIn(tree), kindsOf(tree, tenant)]).toEqual(["Drained", ["Tenant"]]);
});

test("a cluster that is declared dead, or not ours, has no folder; its peer keeps its side", () => {
  for (const wish of ["state: Unreachable", "managed: false"]) {
    const files = twoClusters();
    const text = files["a.yaml"]?.replace("name: milan }\nspec: {", `name: milan }\nspec: { ${wish},`) ?? "";
    const folders = new Set(
      [...treeOfTexts({ "a.yaml": text }).keys()].map((path) => path.split("/").slice(0, 2).join("/")),
    );
    expect([...folders].sort()).toEqual(["README.md", "clusters/rome", "index.json", "topology.svg"]);
  }
});

test("a consumer with a token is a ServiceAccount", () => {
  const objects = objectsAt(treeOfTexts(twoClusters("auth: { method: Token }")), tenant);
  expect(objects.map(({ kind }) => kind)).toEqual(["ServiceAccount", "RoleBinding", "Tenant"]);
  expect(objects[1]?.subjects).toEqual([{ kind: "ServiceAccount", name: "rome", namespace: "liqo-tenant-rome" }]);
});

test("a network-only peering has a tunnel and nothing else", () => {
  const tree = treeOfTexts(twoClusters("auth: { enabled: false }"));
  const phases = [...tree.keys()].flatMap((path) => /peerings\/\w+\/(\w+)\/manifests/.exec(path)?.[1] ?? []);
  expect(new Set(phases)).toEqual(new Set(["tenant", "net"]));
});

test("without Liqo's network there is no net object at all", () => {
  const tree = treeOfTexts(twoClusters("network: { enabled: false }"));
  expect([...tree.keys()].filter((path) => path.includes("/net/"))).toEqual([]);
});

test("a virtual node of our own takes the place of Liqo's", () => {
  const shape =
    "slices: [{ name: gold, resources: { cpu: 2 }, virtualNode: { labels: { tier: gold }, storageClasses: [fast] } }]";
  const [slice, node] = objectsAt(treeOfTexts(twoClusters(shape)), slices);
  expect(slice?.metadata.annotations).toEqual({ "liqo.io/create-virtual-node": "false" });
  expect(node).toMatchObject({
    kind: "VirtualNode",
    metadata: { name: "gold" },
    spec: {
      kubeconfigSecretRef: { name: "kubeconfig-resourceslice-gold" },
      labels: { tier: "gold", "liqo.io/remote-cluster-id": "milan" },
      resourceQuota: { hard: { cpu: "2", memory: "8Gi" } },
      storageClasses: [{ storageClassName: "fast" }],
    },
  });
});
