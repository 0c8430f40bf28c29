// Compiles a two-way mesh of the given size, with its secrets beside it, to manifests, twice, and prints how much work that was: how often any block of the
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
  `${head}\nkind: Fleet\nspec: { secrets: { mode: Plain } }\n`,
  `${head}\nkind: Topology\nmetadata: { name: all }\nspec: { shape: Mesh, clusterSelector: mesh, template: { offload: [{ namespace: shop }] } }\n`,
].join("---\n");

// Two pairs are enough, one for each end of a tunnel: those of RFC 7748.
const pairs = [
  ["dwdtCnMYpX08FsFyUbJmRd9ML4frwJkqsXf7pR25LCo=", "hSDwCYkwp1R0i33ctD73Wg2/Og0mOBr066SpjqqbTmo="],
  ["XasIfmJKikt54X+Lg4AO5m87sSkmGLb9HC+LJ/+I4Os=", "3p7bfXt9wbTTW2HC7OQ1Nz+DQ8hbeGdNrfx+FG+IK08="],
];
const kubeconfig = {
  clusters: [{ name: "x", cluster: { server: "https://x.example.com" } }],
  users: [{ name: "x", user: {} }],
  contexts: [{ name: "x", context: { cluster: "x", user: "x" } }],
  "current-context": "x",
};
const keyLabel = `networking.liqo.io/gateway-resource: "true"`;
const identityLabel = "liqo.io/identity-type: ControlPlane";
const secret = (remote, name, label, data) => `apiVersion: v1
kind: Secret
metadata:
  name: ${name}
  namespace: liqo-tenant-${remote}
  labels: { liqo.io/remote-cluster-id: ${remote}, ${label} }
  annotations: { liqo.io/remote-tenant-namespace: PROVIDER }
data: ${JSON.stringify(data)}
`;

function secretFiles(file) {
  const [, cluster, remote, use] = /^secrets\/(\w+)\/(\w+)\.(\w+)\.yaml$/.exec(file);
  const [privateKey, publicKey] = pairs[Number(cluster < remote)];
  const text =
    use === "keys"
      ? secret(remote, "gw-keys", keyLabel, { privateKey, publicKey })
      : secret(remote, `kubeconfig-controlplane-${remote}`, identityLabel, {
          kubeconfig: btoa(JSON.stringify(kubeconfig)),
        });
  return { file, text: text.replace("PROVIDER", `liqo-tenant-${cluster}`) };
}

const names = Array.from({ length: size }, (_, index) => `c${100 + index}`);
const lines = names.flatMap((a) =>
  names.filter((b) => b !== a).map((b) => `  ${a}/${b}: ${pairs[Number(a < b)][1]}\n`),
);
const { compile } = await import("../lib/src/compile.js");
const { synthesize } = await import("../lib/src/synth/synthesize.js");
const { importedSchema: schemaOf } = await import("../lib/src/output/schemas.js");
const specs = {
  sources: [{ path: "mesh.yaml", text }],
  lock: { path: "peerage.lock.yaml", text: `${head}\nkind: Lock\npublicKeys:\n${lines.join("")}` },
  caFiles: () => ({ trouble: "outside" }),
  secretFiles,
  problems: [],
};

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
const { fleet } = compile(specs, "2026-06-01");
const lastRun = { clusters: new Map(), pathOf: (name) => name, allowed: new Set() };
const [{ tree }] = synthesize(fleet, { schemaOf, lastRun });
const indexOf = (name) => [name, JSON.parse(tree.get(`clusters/${name}/index.json`))];
synthesize(fleet, { schemaOf, lastRun: { ...lastRun, clusters: new Map(names.map(indexOf)) } });
const { result } = await session.post("Profiler.takePreciseCoverage");
session.disconnect();

const work = {};
for (const { url, functions } of result.filter(({ url }) => url.includes("/lib/src/"))) {
  const name = url.slice(url.indexOf("/lib/src/") + "/lib/src/".length);
  work[name] = functions.flatMap(({ ranges }) => ranges).reduce((sum, { count }) => sum + count, 0);
}
console.log(JSON.stringify({ peerings: fleet.peerings.length, work }));
