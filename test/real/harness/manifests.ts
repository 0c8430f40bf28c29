import { parseAllDocuments } from "yaml";

/** As much of a Kubernetes object as tests look at. */
export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string; readonly resourceVersion?: string };
}

/** The objects of a stream of YAML documents. */
export function parseManifests(text: string): readonly Manifest[] {
  return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
}

/** Namespaces that these objects live in but do not bring along: the user's own. */
export function foreignNamespaces(manifests: readonly Manifest[]): readonly string[] {
  const own = new Set(manifests.filter(({ kind }) => kind === "Namespace").map(({ metadata }) => metadata.name));
  const used = new Set(manifests.flatMap(({ metadata }) => metadata.namespace ?? []));
  return [...used].filter((name) => !own.has(name) && name !== "default" && !name.startsWith("kube-"));
}
