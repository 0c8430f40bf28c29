import fc from "fast-check";
import { parse } from "yaml";
import { toYaml } from "../../../src/synth/yaml";

describe("toYaml", () => {
  test("writes what a reviewer expects", () => {
    const value = {
      spec: {
        resources: { cpu: "20", memory: "128Gi" },
        addresses: ["192.0.2.10"],
        list: [{ b: 1, a: "x" }],
        empty: {},
      },
      metadata: { namespace: "liqo-tenant-rome", name: "rome" },
      kind: "Sample",
      apiVersion: "networking.liqo.io/v1beta1",
    };
    expect(toYaml(value)).toBe(
      [
        "apiVersion: networking.liqo.io/v1beta1",
        "kind: Sample",
        "metadata:",
        "  name: rome",
        "  namespace: liqo-tenant-rome",
        "spec:",
        "  addresses:",
        "    - 192.0.2.10",
        "  empty: {}",
        "  list:",
        "    - a: x",
        "      b: 1",
        "  resources:",
        '    cpu: "20"',
        "    memory: 128Gi",
        "",
      ].join("\n"),
    );
  });

  test.each([
    "yes",
    "No",
    "on",
    "OFF",
    "y",
    "N",
    "true",
    "null",
    "~",
    "",
    "1",
    "0x1f",
    "017",
    "1_000",
    "1e3",
    ".5",
    ".inf",
    "-.INF",
    ".nan",
    "2026-11-18",
    "12:30:45",
    "=",
    "<<",
    "!x",
    "&a",
    "*a",
    "- a",
    "a: b",
    "a #b",
    "#a",
    "a:",
    "'",
    '"',
    "%",
    "@",
    "`",
    "{",
    "[",
    "|",
    ">",
    "?",
    " a",
    "a ",
    "a\nb",
    "\t",
    "\u2028",
    "\ufeff",
    "\u0085",
    "é",
    "12E",
    "1e",
    "0o14",
    "1.2.3.4",
    "10.200.0.0/16",
    "500m",
    "a:b",
    "https://x.example:6443/p",
    "nvidia.com/gpu",
    "C:",
    "a://",
    "Infinity",
    "NaN",
    "null1",
    "---",
    "...",
    "-",
    "--",
    "-1",
    "+1",
    "_",
    "1:2",
    "a,b",
    "a b",
    "\u{1f600}",
    "__proto__x",
  ])("keeps the text %j as it is, for readers of YAML 1.1 and of 1.2", (text) => {
    const written = toYaml({ key: text, [text === "" ? "empty" : text]: [text] });
    for (const version of ["1.1", "1.2"] as const)
      expect(parse(written, { version, merge: false })).toEqual({ key: text, [text === "" ? "empty" : text]: [text] });
  });

  const key = fc.string({ unit: "binary", minLength: 1, maxLength: 8 }).filter((text) => text !== "__proto__");
  const leaf = fc.oneof(fc.string({ unit: "binary", maxLength: 12 }), fc.integer(), fc.boolean());
  const { tree } = fc.letrec((tie) => ({
    tree: fc.dictionary(
      key,
      fc.oneof(
        { maxDepth: 3 },
        leaf,
        tie("tree"),
        fc.array(fc.oneof({ maxDepth: 3 }, leaf, tie("tree")), { maxLength: 3 }),
      ),
      {
        maxKeys: 4,
      },
    ),
  }));

  test("gives back the same data, for readers of YAML 1.1 and of 1.2, whatever is in it", () => {
    fc.assert(
      fc.property(tree, (data) => {
        const plain = JSON.parse(JSON.stringify(data));
        for (const version of ["1.1", "1.2"] as const)
          expect(parse(toYaml(data as object) || "{}", { version, merge: false })).toEqual(plain);
      }),
      { numRuns: 300, seed: Number(process.env.FUZZ_SEED ?? 7) },
    );
  });

  test("writes the same text whatever the order of keys", () => {
    fc.assert(
      fc.property(fc.dictionary(key, leaf), (data) => {
        const turned = Object.fromEntries(Object.entries(data).reverse());
        expect(toYaml(turned)).toBe(toYaml(data));
      }),
      { numRuns: 200, seed: Number(process.env.FUZZ_SEED ?? 7) },
    );
  });
});
