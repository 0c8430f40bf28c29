// The same fleet as peerings/fleet.yaml, in TypeScript. Both give the same manifests, byte for byte.
import { Cluster, Fleet, Hub, Mesh, Offloading, Peering } from "peerage";

const fleet = new Fleet({ name: "europe", management: "rome", commonLabels: { team: "platform" } });

// What clusters have in common is a function, not an anchor.
const cluster = (name: string, index: number, region: string) =>
  new Cluster(fleet, name, {
    labels: { region },
    network: { podCIDR: `10.${200 + index}.0.0/16` },
    gateway: { addresses: [`192.0.2.${10 * (index + 1)}`], nodePorts: "30700-30799" },
  });

const rome = cluster("rome", 0, "eu-south");
const milan = cluster("milan", 1, "eu-south");
const paris = cluster("paris", 2, "eu-west");
const edges = ["bari", "lecce"].map((name, index) => cluster(name, 3 + index, "edge"));

new Mesh(fleet, "core", { clusters: [rome, milan, paris], template: { network: { mtu: 1400 } } });
new Hub(fleet, "edge", {
  hub: rome,
  clusters: edges,
  template: { slices: [{ resources: { cpu: 2, memory: "4Gi" } }] },
});

// One pair of the mesh is larger than the others.
new Peering(fleet, "rome-paris", {
  consumer: rome,
  provider: paris,
  slices: [{ name: "paris-gpu", resources: { cpu: 32, memory: "256Gi", "nvidia.com/gpu": 2 } }],
});

new Offloading(fleet, "shop", {
  consumer: rome,
  namespace: "shop",
  createNamespace: true,
  clusterSelector: "region in (eu-south, eu-west)",
});

fleet.synth();
