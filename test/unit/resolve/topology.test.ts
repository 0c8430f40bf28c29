import type { Fleet } from "../../../src/model/fleet";
import { compileTexts } from "../../support/compile-texts";

const head = "apiVersion: peerage.dev/v1alpha1";

function cluster(name: string, index: number, labels = "{}"): string {
  return `${head}
kind: Cluster
metadata: { name: ${name}, labels: ${labels} }
spec:
  network: { podCIDR: 10.${100 + index}.0.0/16 }
  gateway: { addresses: [192.0.2.${index + 1}] }
`;
}

function fleetOf(...documents: readonly string[]): Fleet {
  const { fleet, diagnostics } = compileTexts({ "spec.yaml": documents.join("---\n") });
  if (fleet === undefined) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return fleet;
}

const abc = ["a", "b", "c", "d"].map((name, index) => cluster(name, index));

function topology(spec: string): string {
  return `${head}\nkind: Topology\nmetadata: { name: t }\nspec: ${spec}\n`;
}

function pairs(fleet: Fleet): readonly string[] {
  return fleet.peerings.map(
    ({ consumer, provider, directions }) => `${consumer.name}${directions.length === 2 ? "<>" : ">"}${provider.name}`,
  );
}

test("a mesh peers all with all, two-way, in the order of the list", () => {
  expect(pairs(fleetOf(...abc, topology("{ shape: Mesh, clusters: [c, a, b] }")))).toEqual(["a<>b", "c<>a", "c<>b"]);
});

test("a ring peers each with the next", () => {
  expect(pairs(fleetOf(...abc, topology("{ shape: Ring, clusters: [a, b, c, d] }")))).toEqual([
    "a<>b",
    "b<>c",
    "c<>d",
    "d<>a",
  ]);
});

test("a ring of two is one pair", () => {
  expect(pairs(fleetOf(...abc, topology("{ shape: Ring, clusters: [a, b] }")))).toEqual(["a<>b"]);
});

test("a hub consumes one-way from its spokes, or provides to them; it may stand in the list", () => {
  expect(pairs(fleetOf(...abc, topology("{ shape: Hub, hub: b, clusters: [a, b, c] }")))).toEqual(["b>a", "b>c"]);
  expect(pairs(fleetOf(...abc, topology("{ shape: Hub, hub: b, hubRole: Provider, clusters: [a, c] }")))).toEqual([
    "a>b",
    "c>b",
  ]);
});

test("pairs can be left out, either way round", () => {
  expect(pairs(fleetOf(...abc, topology("{ shape: Mesh, clusters: [a, b, c], exclude: [[c, b]] }")))).toEqual([
    "a<>b",
    "a<>c",
  ]);
});

test("members are selected by label, sorted by name", () => {
  const some = [cluster("z", 1, "{ eu: yes }"), cluster("m", 2, "{ eu: yes }"), cluster("q", 3)].map((text) =>
    text.replace("yes", '"yes"'),
  );
  expect(pairs(fleetOf(...some, topology('{ shape: Mesh, clusterSelector: "eu" }')))).toEqual(["m<>z"]);
});

test("a Peering overrides field by field, and turns the direction round", () => {
  const own = `${head}\nkind: Peering\nmetadata: { name: mine }\nspec: { consumer: b, provider: a, network: { mtu: 1400 } }\n`;
  const fleet = fleetOf(
    ...abc,
    topology("{ shape: Mesh, clusters: [a, b], template: { network: { port: 5000, mtu: 1300 } } }"),
    own,
  );
  expect(fleet.peerings.map(({ name, consumer, link }) => [name, consumer.name, link?.port, link?.mtu])).toEqual([
    ["mine", "b", 5000, 1400],
  ]);
});

test("a two-way Topology gives the reverse the template's auth, slices and offload", () => {
  const template =
    "{ auth: { method: Token }, slices: [{ name: s, resources: { cpu: 2 } }], offload: [{ namespace: shop }], evict: true }";
  const [peering] = fleetOf(...abc, topology(`{ shape: Mesh, clusters: [a, b], template: ${template} }`)).peerings;
  expect(
    peering?.directions.map(({ consumer, auth, slices, evict }) => [
      consumer.name,
      auth?.method,
      slices[0]?.name,
      evict,
    ]),
  ).toEqual([
    ["a", "Token", "b-s", true],
    ["b", "Token", "a-s", false],
  ]);
});

test("unless the template has a reverse of its own, or a Peering undoes it", () => {
  const own = "{ shape: Mesh, clusters: [a, b], template: { auth: { method: Token }, reverse: { state: Cordoned } } }";
  const [first] = fleetOf(...abc, topology(own)).peerings;
  expect(first?.directions.map(({ auth, state }) => [auth?.method, state])).toEqual([
    ["Token", "Active"],
    ["Certificate", "Cordoned"],
  ]);
  const undo = `${head}\nkind: Peering\nmetadata: { name: a-b }\nspec: { consumer: a, provider: b, reverse: { enabled: false } }\n`;
  expect(pairs(fleetOf(...abc, topology("{ shape: Mesh, clusters: [a, b] }"), undo))).toEqual(["a>b"]);
});

test("Fleet defaults are weaker than a template; maps merge, lists replace", () => {
  const defaults = `${head}\nkind: Fleet\nspec: { management: a, defaults: { network: { mtu: 1300, port: 4000 }, slices: [{ name: x }, { name: y }] } }\n`;
  const [peering] = fleetOf(
    ...abc,
    defaults,
    topology("{ shape: Hub, hub: a, clusters: [b], template: { network: { port: 5000 }, slices: [{}] } }"),
  ).peerings;
  expect([peering?.link?.mtu, peering?.link?.port, peering?.directions[0]?.slices.map(({ name }) => name)]).toEqual([
    1300,
    5000,
    ["b"],
  ]);
});

test("slices of Fleet defaults are named after the provider; a Peering's own are not", () => {
  const defaults = `${head}\nkind: Fleet\nspec: { management: a, defaults: { slices: [{ name: small }] } }\n`;
  const own = `${head}\nkind: Peering\nmetadata: { name: a-c }\nspec: { consumer: a, provider: c, slices: [{ name: large }] }\n`;
  const fleet = fleetOf(...abc, defaults, topology("{ shape: Hub, hub: a, clusters: [b] }"), own);
  expect(
    fleet.peerings.flatMap(({ directions }) => directions.flatMap(({ slices }) => slices.map(({ name }) => name))),
  ).toEqual(["b-small", "large"]);
});

test("names that would meet get a hash, and so do names that are too long", () => {
  const some = ["a-b", "c", "a", "b-c"].map((name, index) => cluster(name, index));
  const fleet = fleetOf(...some, topology("{ shape: Mesh, clusters: [a-b, c, a, b-c] }"));
  const names = fleet.peerings.map(({ name }) => name);
  expect(new Set(names).size).toBe(6);
  expect(names.filter((name) => /^a-b-c-[0-9a-f]{6}$/.test(name))).toHaveLength(2);
  const long = ["x".repeat(40), "y".repeat(40)];
  const [peering] = fleetOf(
    ...long.map((name, index) => cluster(name, index)),
    topology(`{ shape: Mesh, clusters: [${long.join(", ")}] }`),
  ).peerings;
  expect(peering?.name).toMatch(/^x{40}-y+-[0-9a-f]{6}$/);
  expect(peering?.name.length).toBeLessThanOrEqual(63);
});
