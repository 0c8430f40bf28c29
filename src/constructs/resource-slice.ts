import type { Construct } from "constructs";
import { KubeResourceSlice } from "../../imports/liqo/kube-resource-slice";
import { type ResourceSliceProps, resourceSlice } from "../manifests/resource-slice";

/**
 * What a consumer asks of a provider.
 *
 * @example
 * new ResourceSlice(chart, "milan-slice", {
 *   namespace: "liqo-tenant-milan",
 *   remoteClusterId: "milan",
 *   resources: { cpu: "20", memory: "128Gi" },
 * });
 */
export class ResourceSlice extends KubeResourceSlice {
  constructor(scope: Construct, id: string, props: ResourceSliceProps) {
    super(scope, id, resourceSlice(props));
  }
}
