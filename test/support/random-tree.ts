import fc from "fast-check";
import { parseAllDocuments } from "yaml";
import type { Specs } from "../../src/compile";
import { compile } from "../../src/compile";
import { generateKeyPair } from "../../src/keys/key-pair";
import { gatewayKeys } from "../../src/manifests/gateway-keys";
import type { KubeObject } from "../../src/model/kube-object";
import { secretFilePath } from "../../src/model/secret-file";
import type { FileTree } from "../../src/model/tree-index";
import { lockFileName } from "../../src/spec/lock-file";
import { toYaml } from "../../src/synth/yaml";
import { today } from "./compile-texts";
import type { Doc } from "./random-fleet";
import { treeOf } from "./trees";

/** A document as it stands in a file. */
export function textOf(doc: Doc): string {
  return toYaml({ apiVersion: "peerage.dev/v1alpha1", ...doc });
}

/** Specs of some files, with key pairs for every pair of clusters beside them. */
export function specsOf(files: readonly string[], docs: readonly Doc[]): Specs {
  const secrets = keyFiles(docs);
  const keys = [...secrets].map(([path, { publicKey }]) => `  ${path.slice(8, -10)}: ${publicKey}`);
  const lock = ["apiVersion: peerage.dev/v1alpha1", "kind: Lock", "publicKeys:", ...keys, ""].join("\n");
  return {
    sources: files.map((text, index) => ({ path: `${index}.yaml`, text })),
    lock: { path: lockFileName, text: lock },
    caFiles: () => ({ trouble: "outside" }),
    secretFiles: (file) => {
      const text = secrets.get(file)?.text;
      return text === undefined ? { file, trouble: "missing" } : { file, text };
    },
    problems: [],
  };
}

/** Pairs are made once: making them takes long, and which they are does not matter. */
const pairs = Array.from({ length: 20 }, generateKeyPair);

function keyFiles(docs: readonly Doc[]) {
  const clusters = docs.filter(({ kind }) => kind === "Cluster");
  const idOf = ({ metadata, spec }: Doc) => (spec as { clusterID?: string }).clusterID ?? metadata.name;
  const ends = clusters.flatMap((a) => clusters.filter((b) => b !== a).map((b) => [a, b] as const));
  return new Map(
    ends.map(([cluster, remote], index) => {
      const pair = pairs[index] ?? generateKeyPair();
      const remoteClusterId = idOf(remote);
      const secret = gatewayKeys({ namespace: `liqo-tenant-${remoteClusterId}`, remoteClusterId, ...pair });
      const path = secretFilePath(cluster.metadata.name, remote.metadata.name, "keys");
      return [path, { text: toYaml(secret), publicKey: pair.publicKey }];
    }),
  );
}

/** The tree of a random fleet; one that breaks a rule is passed over. */
export function randomTreeOf(specs: Specs): FileTree {
  fc.pre(compile(specs, today).fleet !== undefined);
  return treeOf(specs);
}

/** An object, and where it was found. */
export interface Found {
  readonly cluster: string;
  readonly path: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look deep into objects of many kinds
  readonly object: KubeObject & { readonly [field: string]: any };
}

/** Every object of a tree, kustomizations left out. */
export function objectsIn(tree: FileTree): readonly Found[] {
  return [...tree].flatMap(([path, text]) => {
    const cluster = /^clusters\/([^/]+)\/.*\.yaml$/.exec(path)?.[1];
    if (cluster === undefined || path.endsWith("kustomization.yaml")) return [];
    return parseAllDocuments(text).map((document) => ({ cluster, path, object: document.toJS() as Found["object"] }));
  });
}
