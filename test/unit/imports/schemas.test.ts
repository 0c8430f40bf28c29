import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import Ajv, { type AnySchemaObject } from "ajv";
import type { Sample } from "./sample";
import { samples } from "./samples";

const root = join(__dirname, "..", "..", "..");

/** All committed schemas of Kubernetes kinds; the one of our own language stands right in schemas/. */
const files = ["imports", "schemas"]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((path) => path.split("/").length > 2)
  .sort();

const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const schemaOf = (path: string) => JSON.parse(textOf(path)) as AnySchemaObject;
const kindOf = (schema: AnySchemaObject): string => schema.properties.kind.enum[0];

const formats = ["byte", "cidr", "date-time", "int32", "int64"];
const ajv = new Ajv({ strict: false, formats: Object.fromEntries(formats.map((name) => [name, true])) });

/** What every kind refuses. */
const alwaysWrong: Sample["wrong"] = [
  ["kind", "Pod"],
  ["apiVersion", "example.com/v1"],
  ["metadata", undefined],
  ["metadata.label", {}],
  ["metadata.labels", { number: 1 }],
  ["unknown", {}],
];

function changed(object: object, path: string, value: unknown): unknown {
  const copy = structuredClone(object);
  const steps = path.split(".");
  const last = steps.pop() as string;
  const parent = steps.reduce<Record<string, unknown>>(
    (inner, step) => {
      inner[step] ??= {};
      return inner[step] as Record<string, unknown>;
    },
    copy as Record<string, unknown>,
  );
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

test("there is a schema of every kind in every place that promises one", () => {
  const kinds = (prefix: string) =>
    files.filter((path) => path.startsWith(prefix)).map((path) => kindOf(schemaOf(path)));
  const liqo = [
    "Configuration",
    "GatewayClient",
    "GatewayServer",
    "Identity",
    "NamespaceOffloading",
    "PublicKey",
    "ResourceSlice",
    "Tenant",
    "VirtualNode",
  ];
  for (const release of ["v1.0.1", "v1.1.2", "v1.2.0"]) expect(kinds(`imports/liqo/${release}/`)).toEqual(liqo);
  expect(kinds("imports/argocd/")).toEqual(["Application", "AppProject"]);
  expect(kinds("imports/flux/")).toEqual(["GitRepository", "Kustomization", "OCIRepository"]);
  expect(kinds("imports/kubernetes/")).toEqual(["Namespace", "RoleBinding", "Secret", "ServiceAccount"]);
  expect(kinds("schemas/").sort()).toEqual(samples.map(({ right }) => right.kind).sort());
});

test.each(files)("%s takes a right object and refuses wrong ones", (path) => {
  const schema = schemaOf(path);
  const validate = ajv.compile(schema);
  const sample = samples.find(({ right }) => right.kind === kindOf(schema));
  if (sample === undefined) throw new Error(`${path} has no sample`);
  expect([validate(sample.right), validate.errors]).toEqual([true, null]);
  const accepted = [...alwaysWrong, ...sample.wrong].filter(([at, value]) =>
    validate(changed(sample.right, at, value)),
  );
  expect(accepted).toEqual([]);
});

test("every published schema stands where kubeconform looks for it, and is one of imports", () => {
  const texts = new Set(files.filter((path) => path.startsWith("imports/")).map(textOf));
  for (const path of files.filter((file) => file.startsWith("schemas/"))) {
    const schema = schemaOf(path);
    const [group, version = group] = (schema.properties.apiVersion.enum[0] as string).split("/");
    expect(path).toBe(`schemas/${group}/${kindOf(schema).toLowerCase()}_${version}.json`);
    expect(texts.has(textOf(path))).toBe(true);
  }
});
