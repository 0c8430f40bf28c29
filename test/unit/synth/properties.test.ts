import fc from "fast-check";
import { parse } from "yaml";
import { objectKey } from "../../../src/model/kube-object";
import type { ClusterIndex, FileTree } from "../../../src/model/tree-index";
import { digest } from "../../../src/synth/file-text";
import { type Doc, randomFleet } from "../../support/random-fleet";
import { type Found, objectsIn, randomTreeOf, specsOf, textOf } from "../../support/random-tree";

const runs = { numRuns: Number(process.env.RUNS ?? 25), seed: Number(process.env.FUZZ_SEED ?? 11) };
const plain = randomFleet.map((docs) =>
  docs.map((doc) => (doc.kind === "Fleet" ? { ...doc, spec: { ...doc.spec, secrets: { keys: "Plain" } } } : doc)),
);

/** Holds for the trees of random fleets, with keys made by Liqo and with keys in git. */
function holds(name: string, check: (objects: readonly Found[], about: About) => void): void {
  test(name, () => {
    fc.assert(
      fc.property(fc.oneof(randomFleet, plain), (docs) => {
        const tree = randomTreeOf(specsOf(docs.map(textOf), docs));
        check(objectsIn(tree), { tree, clusters: clustersIn(docs) });
      }),
      runs,
    );
  });
}

interface About {
  readonly tree: FileTree;
  readonly clusters: ReadonlyMap<string, { readonly id: string; readonly podCidrs: readonly string[] }>;
}

function clustersIn(docs: readonly Doc[]): About["clusters"] {
  const clusters = docs.filter(({ kind }) => kind === "Cluster");
  return new Map(
    clusters.map(({ metadata: { name }, spec }) => {
      const { clusterID = name, network } = spec as { clusterID?: string; network: { podCIDR: string | string[] } };
      return [name, { id: clusterID, podCidrs: [network.podCIDR].flat() }];
    }),
  );
}

describe("in the tree of any fleet", () => {
  holds("no object is declared twice on a cluster", (objects) => {
    const keys = objects.map(({ cluster, object }) => `${cluster} ${objectKey(object)}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  holds("every name and label is legal", (objects) => {
    const label = /^(?=.{1,63}$)[a-z0-9]([-a-z0-9]*[a-z0-9])?$/;
    const value = /^(?=.{0,63}$)([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$/;
    for (const { object } of objects) {
      const { name, namespace, labels = {} } = object.metadata;
      expect(name).toMatch(label);
      if (namespace !== undefined) expect(namespace).toMatch(label);
      for (const text of Object.values(labels)) expect(text).toMatch(value);
    }
  });

  holds("every reference leads to something in the same cluster's tree", (objects) => {
    const there = new Set(objects.map(({ cluster, object }) => `${cluster} ${object.kind} ${place(object)}`));
    const wanted = objects.flatMap(({ cluster, object }) => referencesOf(object).map((key) => `${cluster} ${key}`));
    expect(wanted.filter((key) => !there.has(key))).toEqual([]);
  });

  holds("a namespace is offloaded only to clusters that its own is peered with", (objects) => {
    const offloadings = objects.filter(({ object }) => object.kind === "NamespaceOffloading");
    for (const { cluster, object } of offloadings) {
      const remotes = objects.filter((other) => other.cluster === cluster).map(idIn);
      const ids = object.spec.clusterSelector.nodeSelectorTerms[0].matchExpressions[0].values;
      expect(remotes).toEqual(expect.arrayContaining(ids));
    }
  });

  holds("the two sides of each pair agree", (objects) => {
    for (const [a, b] of pairsOf(objects)) {
      const gateways = [a, b].flatMap((side) => side.filter(({ kind }) => kind.startsWith("Gateway")));
      expect(gateways.map(({ kind }) => kind).sort()).toEqual(
        gateways.length === 0 ? [] : ["GatewayClient", "GatewayServer"],
      );
      const server = gateways.find(({ kind }) => kind === "GatewayServer")?.spec;
      const client = gateways.find(({ kind }) => kind === "GatewayClient")?.spec;
      expect(client?.mtu).toBe(server?.mtu);
      expect(client?.endpoint.port).toBe(server?.endpoint.nodePort ?? server?.endpoint.port);
      expect(keyOf(a, "PublicKey")).toBe(keyOf(b, "Secret"));
      expect(keyOf(b, "PublicKey")).toBe(keyOf(a, "Secret"));
      expect(a.some(({ kind }) => kind === "Configuration")).toBe(b.some(({ kind }) => kind === "Configuration"));
    }
  });

  holds("everything about a peering names the cluster at the other end, with its networks", (objects, { clusters }) => {
    for (const { path, object } of objects) {
      const remote = clusters.get(/peerings\/([^/]+)\//.exec(path)?.[1] ?? "");
      if (remote === undefined) continue;
      expect(idIn({ object })).toBe(remote.id);
      if (object.kind === "Configuration") expect(object.spec.remote.cidr.pod).toEqual(remote.podCidrs);
      expect(object.spec?.clusterID ?? object.spec?.providerClusterID ?? remote.id).toBe(remote.id);
    }
  });

  holds("kustomizations list exactly what is there", (_, { tree }) => {
    const listed = [...tree].flatMap(([path, text]) =>
      path.endsWith("kustomization.yaml") ? resourcesIn(path, text) : [],
    );
    const leaves = [...tree.keys()].filter(
      (path) => path.endsWith(".yaml") && !/^clusters\/[^/]+\/kustomization\.yaml$/.test(path),
    );
    expect(listed.map((path) => (tree.has(path) ? path : `${path}/kustomization.yaml`)).sort()).toEqual(leaves.sort());
  });

  holds("indexes list exactly what is there", (_, { tree }) => {
    for (const [path, text] of tree) {
      const [, folder] = /^(clusters\/[^/]+\/)index\.json$/.exec(path) ?? [];
      if (folder === undefined) continue;
      const below = [...tree].filter(([file]) => file.startsWith(folder) && file !== path);
      const { files } = JSON.parse(text) as ClusterIndex;
      expect(new Map(files.map((file) => [folder + file.path, file.digest]))).toEqual(
        new Map(below.map(([file, content]) => [file, digest(content)])),
      );
    }
  });

  test("the order of documents, files and keys makes no difference to a byte", () => {
    fc.assert(
      fc.property(
        plain.chain((docs) =>
          fc.tuple(fc.constant(docs), fc.shuffledSubarray([...docs], { minLength: docs.length }), fc.nat(docs.length)),
        ),
        ([docs, shuffled, cut]) => {
          const tree = randomTreeOf(specsOf(docs.map(textOf), docs));
          const parts = [shuffled.slice(0, cut), shuffled.slice(cut)].filter((part) => part.length > 0);
          const files = parts.map((part) =>
            part.map((doc) => JSON.stringify(reversed({ apiVersion: "peerage.dev/v1alpha1", ...doc }))).join("\n---\n"),
          );
          expect([...randomTreeOf(specsOf(files, docs))]).toEqual([...tree]);
        },
      ),
      runs,
    );
  });
});

function place({ metadata: { name, namespace } }: Found["object"]): string {
  return namespace === undefined ? name : `${namespace}/${name}`;
}

function idIn({ object }: Pick<Found, "object">): string {
  return object.metadata.labels?.["liqo.io/remote-cluster-id"] ?? "";
}

/** What an object cannot do without, as "<kind> <place>". */
function referencesOf(object: Found["object"]): readonly string[] {
  const { namespace = "" } = object.metadata;
  const secret = object.spec?.secretRef?.name;
  const identity = object.spec?.kubeconfigSecretRef?.name?.replace("kubeconfig-resourceslice-", "");
  const accounts = (object.subjects ?? []).filter(({ kind }: { kind: string }) => kind === "ServiceAccount");
  return [
    ...(namespace === "" || namespace === "demo" ? [] : [`Namespace ${namespace}`]),
    ...(secret === undefined ? [] : [`Secret ${namespace}/${secret}`]),
    ...(identity === undefined ? [] : [`ResourceSlice ${namespace}/${identity}`]),
    ...accounts.map(({ name }: { name: string }) => `ServiceAccount ${namespace}/${name}`),
  ];
}

function resourcesIn(path: string, text: string): readonly string[] {
  const folder = path.slice(0, path.lastIndexOf("/"));
  return (parse(text) as { resources: readonly string[] }).resources.map((resource) => `${folder}/${resource}`);
}

/** Objects of the two clusters of each pair of which both sides are there. */
function pairsOf(
  objects: readonly Found[],
): readonly (readonly [readonly Found["object"][], readonly Found["object"][]])[] {
  const clusters = [...new Set(objects.map(({ cluster }) => cluster))];
  const between = (a: string, b: string) =>
    objects
      .filter(({ cluster, path }) => cluster === a && path.includes(`/peerings/${b}/`))
      .map(({ object }) => object);
  return clusters.flatMap((a, index) => clusters.slice(index + 1).map((b) => [between(a, b), between(b, a)] as const));
}

function keyOf(side: readonly Found["object"][], kind: string): string | undefined {
  const object = side.find((other) => other.kind === kind);
  return object?.spec?.publicKey ?? object?.data?.publicKey;
}

/** The same data with the keys of every mapping in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}
