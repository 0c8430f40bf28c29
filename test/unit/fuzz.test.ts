import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { toGithub } from "../../src/diagnostics/render/github";
import { toJunit } from "../../src/diagnostics/render/junit";
import { toSarif } from "../../src/diagnostics/render/sarif";
import { renderText } from "../../src/diagnostics/render/text";
import { Texts } from "../../src/diagnostics/render/texts";
import { compileTexts } from "../support/compile-texts";
import { exampleNames } from "../support/examples";

const root = join(__dirname, "..", "..");
const folders = ["peerings", ...exampleNames(root).map((name) => join("examples", name, "peerings"))];
const specs = folders.map((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => readFileSync(join(root, folder, name), "utf8"))
    .join("\n---\n"),
);

/** The same specs in every run; FUZZ_SEED tries others. */
const seed = Number(process.env.FUZZ_SEED ?? 20260601);

const junk = fc.oneof(
  fc.constantFrom(
    "null",
    "~",
    "[]",
    "{}",
    "- ",
    ": ",
    "\t",
    "---\n",
    "*x",
    "&a [*a]",
    "<<: *x",
    "!!binary x",
    "!tag",
    "'",
    '"',
    "{",
    "}",
    "\u001b[31m",
    "\u0000",
  ),
  fc.constantFrom(
    "__proto__: {}",
    "constructor: 1",
    "toString",
    "true",
    "1e999",
    "0x10",
    "-1",
    "10.0.0.0/8",
    "fd00::/8",
    "9".repeat(40),
    "\u202e",
  ),
  fc.string({ maxLength: 12 }),
);

const mutation = fc.record({ at: fc.nat(), length: fc.nat({ max: 30 }), with: junk });
const mutated = fc
  .tuple(fc.constantFrom(...specs), fc.array(mutation, { minLength: 1, maxLength: 4 }))
  .map(([text, changes]) =>
    changes.reduce((before, change) => {
      const at = change.at % (before.length + 1);
      return before.slice(0, at) + change.with + before.slice(at + change.length);
    }, text),
  );

/** The whole way from a text to each form of report; throws for a bug only. */
function compileAndShow(text: string): string {
  const { diagnostics, texts, fleet } = compileTexts({ "spec.yaml": text });
  expect(fleet === undefined).toBe(diagnostics.some(({ severity }) => severity === "error"));
  for (const { span, related } of diagnostics) {
    for (const place of [span, ...related.map((other) => other.span)]) {
      expect(place.start).toBeGreaterThanOrEqual(0);
      expect(place.end).toBeGreaterThanOrEqual(place.start);
      expect(place.end).toBeLessThanOrEqual(texts.get(place.file)?.length ?? 0);
    }
  }
  const shown = new Texts(texts);
  toSarif(diagnostics, shown, "0");
  return (
    renderText(diagnostics, shown, { colour: false, most: 5 }) +
    toJunit(diagnostics, shown, []) +
    toGithub(diagnostics, shown)
  );
}

test("a spec that was damaged anywhere gives diagnostics inside of the text, never a crash, and nothing that a terminal obeys", () => {
  fc.assert(
    fc.property(mutated, (text) => {
      const shown = compileAndShow(text);
      expect(/[\p{Cc}\p{Cf}]/u.test(shown.replaceAll("\n", ""))).toBe(false);
    }),
    { seed, numRuns: 600 },
  );
});

test("any text at all is answered", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => void compileAndShow(text)),
    { seed, numRuns: 400 },
  );
});

/** Every place in a document can hold any value. */
const anyValue = fc.jsonValue({ maxDepth: 2 });

test("any value at any place of a document is answered", () => {
  const document = fc.record(
    {
      apiVersion: fc.constant("peerage.dev/v1alpha1"),
      kind: fc.constantFrom("Fleet", "Cluster", "Peering", "Topology", "Offloading"),
      metadata: fc.oneof(anyValue, fc.constant({ name: "rome" })),
      spec: specLike(),
    },
    { requiredKeys: ["apiVersion", "kind"] },
  );
  fc.assert(
    fc.property(
      fc.array(document, { minLength: 1, maxLength: 4 }),
      (documents) => void compileAndShow(documents.map((each) => JSON.stringify(each)).join("\n---\n")),
    ),
    { seed, numRuns: 400 },
  );
});

function specLike(): fc.Arbitrary<unknown> {
  const keys = [
    "consumer",
    "provider",
    "network",
    "auth",
    "slices",
    "offload",
    "reverse",
    "clusters",
    "shape",
    "hub",
    "defaults",
    "waivers",
    "gateway",
    "namespace",
    "clusterSelector",
    "nodeSelectorTerms",
    "template",
    "apiServer",
  ];
  return fc.dictionary(
    fc.constantFrom(...keys),
    fc.oneof(anyValue, fc.constantFrom("rome", "Mesh", [{}], {}, [["rome", "rome"]])),
    { maxKeys: 6 },
  );
}
