import { compileTexts } from "../support/compile-texts";

const head = "apiVersion: peerage.dev/v1alpha1";

function cluster(index: number): string {
  return `${head}
kind: Cluster
metadata: { name: c${index}, labels: { mesh: "true" } }
spec:
  network: { podCIDR: 10.${index}.0.0/16, externalCIDR: 172.16.0.0/16, pools: [10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16] }
  gateway: { addresses: [198.51.100.${index}] }
`;
}

function mesh(size: number): Readonly<Record<string, string>> {
  const clusters = Array.from({ length: size }, (_, index) => cluster(index + 100));
  const fleet = `${head}\nkind: Fleet\nspec: { management: c100 }\n`;
  const topology = `${head}\nkind: Topology\nmetadata: { name: all }\nspec: { shape: Mesh, clusterSelector: mesh, template: { offload: [{ namespace: shop }] } }\n`;
  return { "mesh.yaml": [...clusters, fleet, topology].join("---\n") };
}

test("a mesh of 100 clusters is checked whole", () => {
  const { fleet, diagnostics } = compileTexts(mesh(100));
  expect(diagnostics.filter(({ severity }) => severity !== "note")).toEqual([]);
  expect(fleet?.peerings).toHaveLength(4950);
  expect(fleet?.offloadings).toHaveLength(100);
  expect(fleet?.offloadings[0]?.providers).toHaveLength(99);
  expect(fleet?.lock.nodePorts.size).toBe(4950);
});
