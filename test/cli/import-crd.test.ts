import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { expectGolden } from "../support/golden";
import { filesOf, fixtureCrds, imported } from "../support/run-import";
import { temporaryFolder } from "../support/temporary-folder";

const schemaFile = "imports/flux/kustomization.json";

let made: Readonly<Record<string, string>> = {};
const schema = () => JSON.parse(made[schemaFile] ?? "");

beforeAll(() => {
  made = filesOf(imported(fixtureCrds));
});

test("a CRD gives a schema, the same published, interfaces and a construct", () => {
  expect(Object.keys(made).sort()).toEqual([
    "imports/flux/kube-kustomization.ts",
    schemaFile,
    "imports/flux/kustomization.ts",
    "imports/object-meta.ts",
    "schemas/kustomize.toolkit.fluxcd.io/kustomization_v1.json",
  ]);
  expect(made["schemas/kustomize.toolkit.fluxcd.io/kustomization_v1.json"]).toBe(made[schemaFile]);
});

test("a CRD loses its words, but no field that is called description, title, properties or items", () => {
  expect(Object.values(made).filter((text) => text.includes("WORDS"))).toEqual([]);
  const { spec } = schema().properties;
  expect(spec.required).toEqual(["description", "title"]);
  expect(spec.properties.description).toEqual({
    type: "string",
    minLength: 1,
  });
  expect(spec.properties.title).toEqual({
    type: "string",
    enum: ["one", "two"],
    default: "one",
  });
  expect(spec.properties.properties.properties).toEqual({
    items: { type: "array", items: { type: "string", format: "cidr" } },
  });
});

test("a schema refuses unknown fields wherever an API server would, and nowhere else", () => {
  const { properties, additionalProperties } = schema();
  const { nothing, values, labels, either, steps } = properties.spec.properties;
  expect([additionalProperties, properties.spec.additionalProperties]).toEqual([false, false]);
  expect(steps.items.additionalProperties).toBe(false);
  expect(nothing).toEqual({ type: "object", additionalProperties: false });
  expect(values).toEqual({
    type: "object",
    "x-kubernetes-preserve-unknown-fields": true,
  });
  expect(labels).toEqual({
    type: "object",
    additionalProperties: { type: "string" },
  });
  expect(either.additionalProperties).toBe(false);
  expect(either.oneOf).toEqual([{ required: ["one"], properties: { one: { maxLength: 3 } } }, { required: ["two"] }]);
});

test("a schema keeps rules in CEL, bounds, and what lists are keyed by", () => {
  const { spec } = schema().properties;
  expect(spec["x-kubernetes-validations"]).toEqual([
    {
      rule: "!has(self.limit) || self.title != ''",
      message: "a limit needs a title",
    },
  ]);
  expect(spec.properties.steps).toMatchObject({
    maxItems: 4,
    "x-kubernetes-list-type": "map",
    "x-kubernetes-list-map-keys": ["name"],
    items: {
      properties: {
        weight: { type: "integer", format: "int32", minimum: 0, maximum: 9 },
      },
    },
  });
});

test("a schema says in JSON Schema what only OpenAPI can say otherwise", () => {
  const { limit, port, maybe } = schema().properties.spec.properties;
  const anyOf = [{ type: "integer" }, { type: "string" }];
  expect(limit).toEqual({
    anyOf,
    pattern: "^[0-9]+(Mi|Gi)?$",
    "x-kubernetes-int-or-string": true,
  });
  expect(port).toEqual({ anyOf, "x-kubernetes-int-or-string": true });
  expect(maybe).toEqual({
    type: ["string", "null"],
    enum: ["yes-please", null],
  });
});

test("a schema gets the metadata of any object, its own apiVersion and kind, and a status that may say anything", () => {
  const { properties, required, $comment } = schema();
  expect(required).toEqual(["apiVersion", "kind", "metadata", "spec"]);
  expect(properties.apiVersion.enum).toEqual(["kustomize.toolkit.fluxcd.io/v1"]);
  expect(properties.kind.enum).toEqual(["Kustomization"]);
  expect(properties.metadata.additionalProperties).toBe(false);
  expect(properties.metadata.properties).toMatchObject({
    name: { type: "string", maxLength: 63 },
    labels: { type: "object", additionalProperties: { type: "string" } },
  });
  expect(properties.status).toEqual({
    type: "object",
    "x-kubernetes-preserve-unknown-fields": true,
  });
  expect($comment).toContain("github.com/fluxcd/kustomize-controller v0.1.0 (Apache-2.0)");
});

test("a schema tells a large object that it repeats once", () => {
  const { definitions, properties } = schema();
  const reference = { $ref: "#/definitions/First" };
  expect(Object.keys(definitions)).toEqual(["First"]);
  expect(properties.spec.properties).toMatchObject({
    first: reference,
    second: reference,
  });
});

test("a CRD becomes readonly interfaces without a status", () => {
  const path = join(fixtureCrds, "kustomization.ts.txt");
  expectGolden(made["imports/flux/kustomization.ts"] ?? "", readFileSync(path, "utf8"), path);
});

test("a CRD gives the same bytes whatever the order of its fields and the ends of its lines", () => {
  const reversed = (value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, inner]) => [key, reversed(inner)])
            .reverse(),
        )
      : value;
  const crd = parse(readFileSync(join(fixtureCrds, "kustomizations.yaml"), "utf8"));
  crd.spec.versions[1].schema = reversed(crd.spec.versions[1].schema);
  const other = temporaryFolder({
    "other-name.yml": stringify(crd).replaceAll("\n", "\r\n"),
  });
  expect(filesOf(imported(other))).toEqual(made);
});
