import fc from "fast-check";
import { parseSecret } from "../../../src/spec/secret-manifest";

const key = "dwdtCnMYpX08FsFyUbJmRd9ML4frwJkqsXf7pR25LCo=";
const whole = `apiVersion: v1
kind: Secret
metadata:
  name: gw-keys
  namespace: liqo-tenant-milan
  labels: { a: "1" }
data:
  privateKey: ${key}
`;

function flawOf(text: string): string | undefined {
  const parsed = parseSecret(text);
  return "flaw" in parsed ? parsed.flaw : undefined;
}

test("one Secret is read", () => {
  expect(parseSecret(whole)).toEqual({
    name: "gw-keys",
    namespace: "liqo-tenant-milan",
    labels: { a: "1" },
    annotations: {},
    data: { privateKey: key },
  });
});

test.each([
  ["comments and an empty document after it", `# x\n---\n${whole}---\n`],
  [
    "what kubectl prints of an object that was never created",
    whole.replace("  name:", "  creationTimestamp: null\n  name:"),
  ],
  ["base64 over several lines", whole.replace(key, `|\n    ${key.slice(0, 20)}\n    ${key.slice(20)}`)],
  ["Windows line ends", whole.replaceAll("\n", "\r\n")],
  ["JSON", JSON.stringify({ apiVersion: "v1", kind: "Secret", metadata: {}, data: { privateKey: key } })],
])("%s may be there", (_, text) => {
  expect(parseSecret(text)).toMatchObject({ data: { privateKey: key } });
});

test.each([
  ["nothing", "", "0 documents"],
  ["a comment", "# x\n", "0 documents"],
  ["two Secrets", `${whole}---\n${whole}`, "2 documents"],
  ["text", key, "no Secret as Kubernetes wants it"],
  ["a list", `- ${key}`, "no Secret as Kubernetes wants it"],
  ["a ConfigMap", whole.replace("Secret", "ConfigMap"), "kind"],
  ["another apiVersion", whole.replace("v1", "v2"), "apiVersion"],
  ["stringData", `${whole}stringData: { a: b }\n`, "stringData"],
  ["stringData and more", `${whole}x: 1\nstringData: { a: b }\n`, "stringData"],
  ["what is not base64", whole.replace(key, "(key)"), "not all base64"],
  [
    "base64 folded with spaces",
    whole.replace(key, `>\n    ${key.slice(0, 20)}\n    ${key.slice(20)}`),
    "not all base64",
  ],
  ["no data", `${whole.split("\ndata:")[0]}\n`, "not all base64"],
  ["a key twice", `${whole}kind: Secret\n`, "no YAML: line 9"],
  ["a label that YAML 1.1 takes for true", whole.replace('"1"', "on"), "labels"],
  ["a uid", whole.replace("  name:", "  uid: x\n  name:"), "uid"],
  ["finalizers", whole.replace("  name:", "  finalizers: [x]\n  name:"), "metadata has more"],
  ["no YAML", `a: "${key}\nb: [`, "no YAML: line"],
])("%s is refused, without a word of the file", (_, text, words) => {
  expect(flawOf(text)).toContain(words);
  expect(flawOf(text)).not.toContain(key.slice(0, 8));
});

test("a file that was damaged anywhere gives a flaw or a Secret, never a crash, and never tells a key", () => {
  const change = fc.tuple(
    fc.nat(),
    fc.nat({ max: 8 }),
    fc.constantFrom("", "\t", "&a *a", "- ", ": ", '"', "<<: *x", "\u0000"),
  );
  fc.assert(
    fc.property(change, ([at, length, junk]) => {
      const place = at % whole.length;
      expect(flawOf(whole.slice(0, place) + junk + whole.slice(place + length)) ?? "").not.toContain(key.slice(4, 20));
    }),
    { seed: 20260601, numRuns: 300 },
  );
});
