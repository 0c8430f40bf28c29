import type { Construct } from "constructs";
import { KubeNamespaceOffloading } from "../../imports/liqo/kube-namespace-offloading";
import { type NamespaceOffloadingProps, namespaceOffloading } from "../manifests/namespace-offloading";

/**
 * Lets pods of a namespace run on providers.
 *
 * @example
 * new NamespaceOffloading(chart, "demo", { namespace: "demo", clusterIds: ["milan"] });
 */
export class NamespaceOffloading extends KubeNamespaceOffloading {
  constructor(scope: Construct, id: string, props: NamespaceOffloadingProps) {
    super(scope, id, namespaceOffloading(props));
  }
}
