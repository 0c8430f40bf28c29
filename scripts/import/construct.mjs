/** The text of a cdk8s construct for a kind, in the manner of `cdk8s import`. */
export function construct({ apiVersion, kind, interfacesFile }) {
  return `import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from "cdk8s";
import type { Construct } from "constructs";
import type { ${kind} } from "./${interfacesFile}";

/** The fields of an object of kind ${kind} in ${apiVersion}. */
export interface Kube${kind}Props extends Omit<${kind}, "apiVersion" | "kind" | "metadata"> {
  readonly metadata?: ApiObjectMetadata;
}

/** An object of kind ${kind} in ${apiVersion}. */
export class Kube${kind} extends ApiObject {
  static readonly GVK = { apiVersion: "${apiVersion}", kind: "${kind}" } as const satisfies GroupVersionKind;

  /** The object as plain data, outside of any chart. */
  static manifest(props: Kube${kind}Props): object {
    return { ...Kube${kind}.GVK, ...props };
  }

  constructor(scope: Construct, id: string, props: Kube${kind}Props) {
    super(scope, id, { ...Kube${kind}.GVK, ...props });
  }
}
`;
}
