import { k8s } from "cdk8s-plus-28";
import type { Construct } from "constructs";
import { type OffloadedNamespaceProps, offloadedNamespace } from "../manifests/offloaded-namespace";

/**
 * A namespace whose pods may run elsewhere.
 *
 * @example
 * new OffloadedNamespace(chart, "demo-namespace", { name: "demo", guard: true });
 */
export class OffloadedNamespace extends k8s.KubeNamespace {
  constructor(scope: Construct, id: string, props: OffloadedNamespaceProps) {
    super(scope, id, offloadedNamespace(props));
  }
}
