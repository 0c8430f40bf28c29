import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv, { type ValidateFunction } from "ajv";
import { parseAllDocuments } from "yaml";
import { jsonSchema } from "../../../src/spec/json-schema";
import { exampleNames } from "../../support/examples";
import { readFixture } from "../../support/fixture";

const root = join(__dirname, "..", "..", "..");
const validate: ValidateFunction = new Ajv({ allErrors: true, strict: true, strictRequired: false }).compile(
  jsonSchema(),
);

function yamlFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ya?ml$/.test(name) && !name.endsWith("peerage.lock.yaml") && !name.startsWith("secrets/"))
    .map((name) => join(folder, name));
}

function documents(text: string): readonly unknown[] {
  return parseAllDocuments(text).map((document) => document.toJS() as unknown);
}

const examples = ["peerings", ...exampleNames(root).map((name) => `examples/${name}/peerings`)];

test.each(examples)("accepts every document of %s", (folder) => {
  for (const file of yamlFiles(join(root, folder))) {
    for (const document of documents(readFileSync(file, "utf8"))) {
      expect([file, validate(document) ? [] : validate.errors]).toEqual([file, []]);
    }
  }
});

test("every example names the schema, for both kinds of editor", () => {
  for (const folder of examples) {
    for (const file of yamlFiles(join(root, folder))) {
      const [first = "", second = ""] = readFileSync(file, "utf8").split("\n");
      expect(first).toMatch(/^# yaml-language-server: \$schema=(\.\.\/)+schemas\/peerage\.dev_v1alpha1\.json$/);
      expect(second).toBe(first.replace("yaml-language-server: $schema=", "$schema: "));
    }
  }
});

/** What JSON Schema can see: the shape of a single document. */
const shapeCodes = [
  "unknown-key",
  "missing-key",
  "wrong-type",
  "null-value",
  "unknown-value",
  "unknown-kind",
  "unknown-api-version",
  "not-a-spec",
  "mtu-out-of-range",
  "port-out-of-range",
  "bad-cidr",
  "ipv6-cidr",
  "quantity-not-positive",
  "unknown-liqo-version",
];

const fixtures = join(root, "test", "fixtures", "diagnostics");
const shapeFixtures = readdirSync(fixtures, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".yaml") && shapeCodes.includes(name.split("/")[0] ?? ""),
);

test.each(shapeFixtures)("refuses %s", (name) => {
  const { files } = readFixture(readFileSync(join(fixtures, name), "utf8"));
  const all = Object.values(files).flatMap(documents);
  expect(all.some((document) => !validate(document))).toBe(true);
});

interface Node {
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
}

function* undescribed(node: Node, path: string): Iterable<string> {
  for (const [name, field] of Object.entries(node.properties ?? {})) {
    const isDescribed = (field.description ?? "").length > 8 && field.examples?.length === 1;
    if (!isDescribed) yield `${path}.${name}`;
    yield* undescribed(field, `${path}.${name}`);
    if (field.items !== undefined) yield* undescribed(field.items, `${path}.${name}[]`);
  }
}

test("every field has a description and an example of ours", () => {
  const { definitions } = jsonSchema() as { readonly definitions: Readonly<Record<string, Node>> };
  expect(Object.entries(definitions).flatMap(([kind, definition]) => [...undescribed(definition, kind)])).toEqual([]);
});

test("every example of a field is valid where it stands", () => {
  const { definitions } = jsonSchema() as { readonly definitions: Readonly<Record<string, Node>> };
  const wrong: string[] = [];
  const check = (node: Node, path: string): void => {
    const example = node.examples?.[0];
    if (example !== undefined && !new Ajv().validate(node as object, example)) wrong.push(path);
    for (const [name, field] of Object.entries(node.properties ?? {})) check(field, `${path}.${name}`);
    if (node.items !== undefined) check(node.items, `${path}[]`);
  };
  for (const [kind, definition] of Object.entries(definitions)) check(definition, kind);
  expect(wrong).toEqual([]);
});
