const head = "apiVersion: peerage.dev/v1alpha1\n";

const documents: Readonly<Record<string, string>> = {
  rome: cluster("rome", 200, 10),
  milan: cluster("milan", 201, 20),
  turin: cluster("turin", 202, 30),
};

/**
 * Adds what an example takes for granted, so that it can show one thing: clusters rome, milan and turin
 * when it names them without declaring them, and a Fleet with a management cluster when it has none.
 */
export function withStandIns(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const all = Object.values(files).join("\n");
  const declared = new Set(
    [...all.matchAll(/kind: Cluster\s+metadata:\s*\{?\s*name: "?([^\s,}"]+)/g)].map(([, name]) => name),
  );
  const missing = Object.keys(documents).filter((name) => !declared.has(name) && new RegExp(`\\b${name}\\b`).test(all));
  const hasFleet = /^kind: Fleet/m.test(all);
  const manager = [...missing, ...declared][0];
  const fleet = hasFleet || manager === undefined ? [] : [`${head}kind: Fleet\nspec: { management: ${manager} }\n`];
  const added = [...missing.map((name) => documents[name]), ...fleet];
  return added.length === 0 ? files : { ...files, "stand-ins.yaml": added.join("---\n") };
}

function cluster(name: string, second: number, last: number): string {
  return `${head}kind: Cluster
metadata: { name: ${name} }
spec:
  apiServer: { url: "https://${name}.example.com:6443" }
  network: { podCIDR: 10.${second}.0.0/16 }
  gateway: { addresses: [192.0.2.${last}], nodePorts: 30700-30799 }
`;
}
