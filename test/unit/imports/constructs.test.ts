import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type ApiObject, App, Chart } from "cdk8s";
import { samples } from "./samples";

type Construct = (new (
  scope: Chart,
  id: string,
  props: object,
) => ApiObject) & {
  readonly GVK: { readonly apiVersion: string; readonly kind: string };
  readonly manifest: (props: object) => object;
};

const root = join(__dirname, "..", "..", "..");

const files = readdirSync(join(root, "imports"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .sort();
const constructFiles = files.filter((path) => path.includes("/kube-"));

test.each(constructFiles)("%s makes the objects of its kind", (path) => {
  const [[name, construct] = ["", undefined]] = Object.entries(require(join(root, path)) as Record<string, Construct>);
  const sample = samples.find(({ right }) => `Kube${right.kind}` === name);
  if (construct === undefined || sample === undefined) throw new Error(`${path} has no construct, or no sample`);
  const { apiVersion, kind, ...props } = sample.right as { readonly apiVersion: string; readonly kind: string };

  const chart = new Chart(new App(), "chart");
  new construct(chart, "object", props);

  expect(construct.GVK).toEqual({ apiVersion, kind });
  expect(chart.toJson()).toEqual([sample.right]);
  expect(construct.manifest(props)).toEqual(sample.right);
});

test("every kind of Liqo, Argo CD and Flux has a construct", () => {
  const kinds = constructFiles.map((path) => path.replace("kube-", ""));
  expect(kinds).toHaveLength(14);
  expect(kinds.filter((path) => !files.includes(path))).toEqual([]);
});

test("interfaces load nothing when they are used: only constructs know cdk8s", () => {
  const loading = files.filter((path) => /^import (?!type )/m.test(readFileSync(join(root, path), "utf8")));
  expect(loading).toEqual(constructFiles);
});
