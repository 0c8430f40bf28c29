import { join } from "node:path";
import { type Cluster, startCluster } from "./harness/cluster";
import { type ComponentName, component, controlPlane } from "./harness/components";
import { describeReal } from "./harness/describe-real";
import { foreignNamespaces, type Manifest, parseManifests } from "./harness/manifests";
import { run } from "./harness/run";
import { sweep } from "./harness/sweep";
import { trees } from "./harness/trees";

const root = join(__dirname, "..", "..");
const all = trees(root);
const releases = [...new Set(all.map(({ release }) => release))];
const crdsOf = (release: string): ComponentName => `liqo-crds-${release}` as ComponentName;
const schemas = "schemas/{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json";

test("there are trees to try", () => {
  expect(all.length).toBeGreaterThan(0);
});

describeReal("compiled trees", [...controlPlane, "kubeconform", ...releases.map(crdsOf)], () => {
  for (const release of releases) describe(`for Liqo ${release}`, () => tryAll(release));
});

function tryAll(release: string): void {
  const folders = all.filter((folder) => folder.release === release).map(({ path }) => path);
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await startCluster(`liqo-${release}`);
    await cluster.applyCrds(component(crdsOf(release)).path);
  });
  afterAll(() => cluster?.stop());

  test.each(folders)("%s is applied without a warning, and a second time without a change", async (path) => {
    const yaml = await cluster.mustKubectl(["kustomize", join(root, path)]);
    const ground = namespacesYaml(foreignNamespaces(parseManifests(yaml)));
    try {
      if (ground !== "") await cluster.mustKubectl(["create", "--validate=false", "-f", "-"], { input: ground });
      const first = await apply(cluster, path, "--validate=strict");
      expect(Object.keys(first)).toHaveLength(parseManifests(yaml).length);
      // The same bytes: what is known to be valid need not be looked at again, which would take most of the time.
      expect(await apply(cluster, path, "--validate=false")).toEqual(first);
    } finally {
      await sweep(cluster, [yaml, ground].join("---\n"));
    }
  });

  test.each(folders)("%s is valid for kubeconform, every object of it", async (path) => {
    const input = await cluster.mustKubectl(["kustomize", join(root, path)]);
    const args = ["-strict", "-summary", "-output=json", "-schema-location", schemas, "-"];
    const { stdout, stderr } = await run(component("kubeconform").path, args, { cwd: root, input });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual({
      resources: [],
      summary: { valid: parseManifests(input).length, invalid: 0, errors: 0, skipped: 0 },
    });
  });
}

type ResourceVersions = Readonly<Record<string, string | undefined>>;

/** Applies a folder for real and gives the resourceVersion of each object. */
async function apply(cluster: Cluster, path: string, validation: string): Promise<ResourceVersions> {
  const args = ["apply", "-k", join(root, path), "--server-side", validation, "-o", "json"];
  const { code, stdout, stderr } = await cluster.kubectl(args);
  const complaints = stderr.split("\n").filter((line) => (code === 0 ? /warning/i.test(line) : line !== ""));
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
  const answer = JSON.parse(stdout) as Manifest & { readonly items?: readonly Manifest[] };
  return Object.fromEntries(
    (answer.items ?? [answer]).map(({ kind, metadata: { namespace = "", name, resourceVersion } }) => [
      `${kind} ${namespace}/${name}`,
      resourceVersion,
    ]),
  );
}

function namespacesYaml(names: readonly string[]): string {
  return names.map((name) => `apiVersion: v1\nkind: Namespace\nmetadata: { name: ${name} }\n`).join("---\n");
}
