import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(__dirname, "..", "..");

interface Cruise {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

function cruise(...folders: readonly string[]): Cruise {
  const binary = join(root, "node_modules", "dependency-cruiser", "bin", "dependency-cruise.mjs");
  const run = spawnSync(
    process.execPath,
    [binary, ...folders, "--config", ".dependency-cruiser.cjs", "--output-type", "json"],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(run.stdout) as Cruise;
}

test("every folder of src imports only what it may", () => {
  const { summary } = cruise("src");
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  // A cruiser that finds nothing to look at is content, too.
  expect(summary.totalCruised).toBeGreaterThan(130);
});
