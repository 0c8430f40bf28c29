import type { Construct } from "constructs";
import { KubeVirtualNode } from "../../imports/liqo/kube-virtual-node";
import { type VirtualNodeProps, virtualNode } from "../manifests/virtual-node";

/**
 * A node of the consumer that stands for a slice of the provider, in a shape of your own.
 *
 * @example
 * new VirtualNode(chart, "milan-node", {
 *   namespace: "liqo-tenant-milan",
 *   remoteClusterId: "milan",
 *   slice: "milan",
 *   resources: { cpu: "20", memory: "128Gi" },
 *   nodeLabels: { tier: "gold" },
 * });
 */
export class VirtualNode extends KubeVirtualNode {
  constructor(scope: Construct, id: string, props: VirtualNodeProps) {
    super(scope, id, virtualNode(props));
  }
}
