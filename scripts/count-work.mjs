// Compiles a two-way mesh of the given size and prints how much work that was: how often any block of the
// built stages ran. Counts, not seconds, so that it gives the same number on any machine.
import { Session } from "node:inspector/promises";

const size = Number(process.argv[2]);
const head = "apiVersion: peerage.dev/v1alpha1";
const cluster = (index) => `${head}
kind: Cluster
metadata: { name: c${index}, labels: { mesh: "true" } }
spec:
  network: { podCIDR: 10.${index}.0.0/16 }
  gateway: { addresses: [198.51.100.${index}] }
`;
const text = [
  ...Array.from({ length: size }, (_, index) => cluster(100 + index)),
  `${head}\nkind: Fleet\nspec: { management: c100 }\n`,
  `${head}\nkind: Topology\nmetadata: { name: all }\nspec: { shape: Mesh, clusterSelector: mesh, template: { offload: [{ namespace: shop }] } }\n`,
].join("---\n");

const { compile } = await import("../lib/src/compile.js");
const specs = {
  sources: [{ path: "mesh.yaml", text }],
  lock: undefined,
  caFiles: () => ({ trouble: "outside" }),
  problems: [],
};

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
const { fleet } = compile(specs, "2026-06-01");
const { result } = await session.post("Profiler.takePreciseCoverage");
session.disconnect();

const work = {};
for (const { url, functions } of result.filter(({ url }) => url.includes("/lib/src/"))) {
  const name = url.slice(url.indexOf("/lib/src/") + "/lib/src/".length);
  work[name] = functions.flatMap(({ ranges }) => ranges).reduce((sum, { count }) => sum + count, 0);
}
console.log(JSON.stringify({ peerings: fleet.peerings.length, work }));
