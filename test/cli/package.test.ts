import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(__dirname, "..", "..");

test("the package holds the command, its pages and its schema, and nothing of the tests", () => {
  const { stdout } = spawnSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: root,
    encoding: "utf8",
  });
  const [{ files }] = JSON.parse(stdout) as [{ readonly files: readonly { readonly path: string }[] }];
  const paths = files.map(({ path }) => path);
  for (const path of [
    "lib/src/cli/main.js",
    "lib/src/index.d.ts",
    "docs/diagnostics/unknown-cluster.md",
    "schemas/peerage.dev_v1alpha1.json",
    "imports/liqo/v1.2.0/configuration.json",
    "imports/kubernetes/secret.json",
    "LICENSE",
  ]) {
    expect(paths).toContain(path);
  }
  expect(paths.filter((path) => /^(test|src|scripts|peerings|examples)\//.test(path))).toEqual([]);
});
