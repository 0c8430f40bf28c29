import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { compile } from "../../src/compile";
import type { Cidr } from "../../src/model/cidr";
import type { Cluster } from "../../src/model/cluster";
import type { Fleet } from "../../src/model/fleet";
import { readSpecs } from "../../src/output/read-specs";
import { isLockStale } from "../../src/output/write-lock";
import { today } from "../support/compile-texts";
import { exampleNames } from "../support/examples";
import { expectGolden } from "../support/golden";

const root = join(__dirname, "..", "..");
const golden = join(__dirname, "fleets");
const examples = new Map([
  ["start", join(root, "peerings")],
  ...exampleNames(root).map((name) => [name, join(root, "examples", name, "peerings")] as const),
]);

describe.each([...examples])("example %s", (name, folder) => {
  const { fleet, diagnostics } = compile(readSpecs(folder), today);

  test("gives no diagnostic at all", () => {
    expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });

  test("resolves to the fleet in test/golden/fleets", () => {
    mkdirSync(golden, { recursive: true });
    const path = join(golden, `${name}.yaml`);
    const expected = existsSync(path) ? readFileSync(path, "utf8") : "";
    expectGolden(fleet === undefined ? "" : print(fleet), expected, path);
  });

  test("has a lock file that is up to date", () => {
    expect(fleet !== undefined && isLockStale(folder, fleet.lock)).toBe(false);
  });
});

test("every golden fleet belongs to an example", () => {
  expect(readdirSync(golden).sort()).toEqual([...examples.keys()].map((name) => `${name}.yaml`).sort());
});

/** A fleet as a reviewer wants to read it: clusters by name, networks as text, no places. */
function print({ settings, clusters, peerings, offloadings, lock }: Fleet): string {
  const data = {
    settings,
    clusters: [...clusters.values()].map(({ origin: _, ...cluster }) => cluster),
    peerings: peerings.map(({ layers: _, origin: _origin, consumer, provider, directions, link, ...peering }) => ({
      ...peering,
      consumer: consumer.name,
      provider: provider.name,
      link: link === undefined ? "none" : { ...link, server: link.server.name, client: link.client.name },
      directions: directions.map(({ path: _path, peering: _peering, slices, ...direction }) => ({
        ...direction,
        slices: slices.map(({ path: _slicePath, ...slice }) => slice),
      })),
    })),
    offloadings: offloadings.map(({ requests: _, ...offloading }) => offloading),
    lock: { nodePorts: Object.fromEntries(lock.nodePorts), publicKeys: Object.fromEntries(lock.publicKeys) },
  };
  const plain = JSON.parse(JSON.stringify(data, shorten)) as unknown;
  return stringify(plain, { lineWidth: 0, aliasDuplicateObjects: false });
}

function shorten(key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("first" in value && "length" in value && "text" in value) return (value as Cidr).text;
  if ("origin" in value) return (value as Cluster).name;
  return key === "ca" ? "…" : value;
}
