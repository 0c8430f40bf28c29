import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(__dirname, "..", "..");

interface Cruise {
  readonly totalCruised: number;
  readonly violations: readonly string[];
}

function cruise(cwd: string): Cruise {
  const binary = join(root, "node_modules", "dependency-cruiser", "bin", "dependency-cruise.mjs");
  const args = [binary, "src", "--config", join(root, ".dependency-cruiser.cjs"), "--output-type", "json"];
  const run = spawnSync(process.execPath, args, { cwd, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const { summary } = JSON.parse(run.stdout) as {
    readonly summary: {
      readonly totalCruised: number;
      readonly violations: readonly {
        readonly rule: { readonly name: string };
        readonly from: string;
        readonly to: string;
      }[];
    };
  };
  return {
    totalCruised: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).sort(),
  };
}

test("every folder of src imports only what it may", () => {
  const { totalCruised, violations } = cruise(root);
  expect(violations).toEqual([]);
  // A cruiser that finds nothing to look at is content, too.
  expect(totalCruised).toBeGreaterThan(200);
});

test("a wrong import, I/O in a stage and a cycle are found", () => {
  expect(cruise(join(root, "test", "fixtures", "layers")).violations).toEqual([
    "layer-model: src/model/a.ts -> src/spec/b.ts",
    "no-cycles: src/resolve/c.ts -> src/resolve/d.ts",
    "pure-stages: src/spec/b.ts -> fs",
  ]);
});
