import { readFileSync } from "node:fs";
import { join } from "node:path";
import { App, Chart, Testing } from "cdk8s";
import { Construct } from "constructs";
import {
  Cluster,
  Fleet,
  Hub,
  Mesh,
  Offloading,
  Peering,
  Ring,
  SpecError,
  TenantNamespace,
} from "../../../src/constructs";
import { compileTexts } from "../../support/compile-texts";
import { temporaryFolder } from "../../support/temporary-folder";
import { filesIn } from "../../support/trees";
import { treeOfTexts, twoClusters } from "../../support/two-clusters";

const network = (index: number) => ({ network: { podCIDR: `10.20${index}.0.0/16` } });

function clusters(scope: App, names: readonly string[]): readonly Cluster[] {
  return names.map(
    (name, index) => new Cluster(scope, name, { ...network(index), gateway: { addresses: [`192.0.2.${index + 1}`] } }),
  );
}

function newFleet(): Fleet {
  const folder = temporaryFolder();
  return new Fleet({ name: "demo", management: "rome", specs: join(folder, "peerings"), out: join(folder, "dist") });
}

test("a fleet of constructs writes what its specs in YAML give", () => {
  const fleet = newFleet();
  const [rome, milan] = clusters(fleet, ["rome", "milan"]) as [Cluster, Cluster];
  new Peering(fleet, "rome-milan", { consumer: rome, provider: milan, reverse: {} });
  fleet.synth();
  const yaml = treeOfTexts(twoClusters("reverse: {}"));
  expect(filesIn(fleet.out)).toEqual(new Map([...yaml].sort(([a], [b]) => (a < b ? -1 : 1))));
  expect(readFileSync(join(fleet.specs, "peerage.lock.yaml"), "utf8")).toContain("milan/rome: ");
});

test.each([
  ["Mesh", 6, (fleet: Fleet, all: readonly Cluster[]) => new Mesh(fleet, "all", { clusters: all })],
  ["Ring", 4, (fleet: Fleet, all: readonly Cluster[]) => new Ring(fleet, "all", { clusters: all })],
  ["Hub", 3, (fleet: Fleet, all: readonly Cluster[]) => new Hub(fleet, "all", { hub: "rome", clusters: all })],
  [
    "Mesh without a pair",
    5,
    (fleet: Fleet, all: readonly Cluster[]) => new Mesh(fleet, "all", { clusters: all, exclude: [["rome", "bari"]] }),
  ],
] as const)("a %s of four clusters has %i pairs", (_, pairs, make) => {
  const fleet = newFleet();
  make(fleet, clusters(fleet, ["rome", "milan", "turin", "bari"]));
  fleet.synth();
  const tenants = [...filesIn(fleet.out).keys()].filter((path) => path.endsWith("tenant/manifests.yaml"));
  expect(tenants).toHaveLength(2 * pairs);
});

test("an offloading selects by labels of clusters", () => {
  const fleet = newFleet();
  const rome = new Cluster(fleet, "rome", network(0));
  const options = { ...network(1), labels: { tier: "gold" }, gateway: { addresses: ["192.0.2.1"] } };
  const milan = new Cluster(fleet, "milan", options);
  new Peering(fleet, "p", { consumer: rome, provider: milan });
  new Offloading(fleet, "shop", { consumer: rome, namespace: "shop", clusterSelector: "tier = gold" });
  fleet.synth();
  expect(filesIn(fleet.out).get("clusters/rome/namespaces/shop.yaml")).toContain("- milan");
});

test("in a plain cdk8s app, each cluster is a chart of its objects", () => {
  const app = new App({ outdir: temporaryFolder() });
  const [rome, milan] = clusters(app, ["rome", "milan"]) as [Cluster, Cluster];
  new Peering(app, "rome-milan", { consumer: rome, provider: milan });
  expect(Testing.synth(milan).map(({ kind }) => kind)).toEqual([
    "Namespace",
    "Configuration",
    "GatewayServer",
    "RoleBinding",
    "Tenant",
  ]);
  app.synth();
  expect([...filesIn(app.outdir).keys()]).toEqual(["milan.k8s.yaml", "rome.k8s.yaml"]);
});

test("with keys in files, the chart of a cluster has its Secrets too, and YAML says the same as the constructs", () => {
  const plain = join(__dirname, "..", "..", "..", "examples", "plain", "peerings");
  const fleet = new Fleet({ name: "plain", specs: plain, out: temporaryFolder(), secrets: { mode: "Plain" } });
  const [rome, milan] = ["rome", "milan"].map(
    (name, index) => new Cluster(fleet, name, { ...network(index), gateway: { addresses: ["192.0.2.10"] } }),
  ) as [Cluster, Cluster];
  new Peering(fleet, "rome-milan", { consumer: rome, provider: milan });
  const secrets = Testing.synth(rome).filter(({ kind }) => kind === "Secret");
  expect(secrets.map(({ metadata }) => metadata.name)).toEqual(["gw-keys", "kubeconfig-controlplane-milan"]);
  expect(Object.keys(secrets[0].data)).toEqual(["privateKey", "publicKey"]);
  expect(compileTexts({ "a.yaml": fleet.toYaml() }).diagnostics.map(({ code }) => code)).toContain("keys-missing");
});

test("many namespaces and virtual nodes of one consumer are many constructs", () => {
  const fleet = newFleet();
  const [rome, milan] = clusters(fleet, ["rome", "milan"]) as [Cluster, Cluster];
  const slices = ["gold", "silver"].map((name) => ({ name, virtualNode: { labels: { tier: name } } }));
  const offload = ["shop", "web"].map((namespace) => ({ namespace, createNamespace: true }));
  new Peering(fleet, "rome-milan", { consumer: rome, provider: milan, slices, offload });
  fleet.synth();
  const text = `slices: ${JSON.stringify(slices)}\noffload: ${JSON.stringify(offload)}`;
  expect(filesIn(fleet.out)).toEqual(new Map([...treeOfTexts(twoClusters(text))].sort(([a], [b]) => (a < b ? -1 : 1))));
});

test("objects go into the chart of their cluster, whatever other charts are called", () => {
  const app = new App({ outdir: temporaryFolder() });
  const [rome, milan] = clusters(app, ["rome", "milan"]) as [Cluster, Cluster];
  new Peering(app, "p", { consumer: rome, provider: milan });
  const other = new Chart(new Construct(app, "europe"), "rome");
  expect([Testing.synth(rome).length, Testing.synth(other).length]).toEqual([4, 0]);
});

test("what a Fleet has no place for is refused, and so is what comes too late", () => {
  const fleet = newFleet();
  const [rome, milan] = clusters(fleet, ["rome", "milan"]) as [Cluster, Cluster];
  new Peering(fleet, "p", { consumer: rome, provider: milan });
  const stranger = new TenantNamespace(rome, "mine", { remoteClusterId: "venice" });
  expect(() => fleet.synth()).toThrow(/rome\/mine: a Fleet has no place for objects of your own/);
  rome.node.tryRemoveChild(stranger.node.id);
  fleet.synth();
  expect(() => new Cluster(fleet, "late", {})).toThrow();
});

test("everything that is wrong is thrown at once, at its place, and nothing is written", () => {
  const fleet = newFleet();
  const [rome] = clusters(fleet, ["rome"]) as [Cluster];
  new Peering(fleet, "rome-milan", { consumer: rome, provider: "milano" });
  new Peering(fleet, "rome-rome", { consumer: rome, provider: rome });
  expect(() => fleet.synth()).toThrow(SpecError);
  expect(() => fleet.synth()).toThrow(
    /unknown-cluster[\s\S]*Peering\(rome-milan\):\d+:\d+[\s\S]*self-peering[\s\S]*Peering\(rome-rome\)/,
  );
  expect(filesIn(fleet.out).size).toBe(0);
});

test("a peering that was Active cannot vanish in one step", () => {
  const before = newFleet();
  const [rome, milan] = clusters(before, ["rome", "milan"]) as [Cluster, Cluster];
  new Peering(before, "rome-milan", { consumer: rome, provider: milan });
  before.synth();
  const again = (allowDestroy: readonly string[]) => {
    const fleet = new Fleet({ management: "rome", specs: before.specs, out: before.out, allowDestroy });
    clusters(fleet, ["rome", "milan"]);
    fleet.synth();
  };
  expect(() => again([])).toThrow(/destroys-peering/);
  again(["rome-milan"]);
  expect([...filesIn(before.out).keys()]).toEqual(["README.md", "index.json", "topology.svg"]);
});
