/** Labels or annotations. */
export type StringMap = Readonly<Record<string, string>>;

/** What we say of a Kubernetes object's identity. */
export interface KubeMetadata {
  readonly name: string;
  readonly namespace?: string;
  readonly labels?: StringMap;
  readonly annotations?: StringMap;
}

/** A Kubernetes object as plain data. */
export interface KubeObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: KubeMetadata;
}

/** An object of a known kind, with metadata that we made. */
export type Manifest<T extends KubeType> = Omit<T, "metadata"> & { readonly metadata: KubeMetadata };

type KubeType = Pick<KubeObject, "apiVersion" | "kind">;

/** A Secret, as far as we use it. */
export interface Secret extends KubeType {
  readonly type: string;
  /** Base64 values. */
  readonly data: StringMap;
}

/** An object in one line, as indexes name it: "<apiVersion> <kind> <namespace>/<name>". */
export function objectKey({ apiVersion, kind, metadata: { name, namespace } }: KubeObject): string {
  return `${apiVersion} ${kind} ${namespace === undefined ? name : `${namespace}/${name}`}`;
}
