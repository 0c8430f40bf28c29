import type { KubeObject } from "../model/kube-object";
import { type CommonProps, metadata } from "./metadata";

/** Props of a namespace whose pods may run elsewhere. */
export interface OffloadedNamespaceProps extends CommonProps {
  readonly name: string;
  /** @default false: a pod that comes before Liqo has looked at the namespace stays local */
  readonly guard?: boolean | undefined;
}

/** A namespace to be offloaded. With the guard, no pod is admitted before its NamespaceOffloading is there. */
export function offloadedNamespace(props: OffloadedNamespaceProps): KubeObject {
  const { name, guard = false } = props;
  const labels = guard ? { "liqo.io/scheduling-enabled": "true" } : {};
  return { apiVersion: "v1", kind: "Namespace", metadata: metadata(props, { name, labels }) };
}
