import type { ResourceSlice } from "../../imports/liqo/resource-slice";
import type { Manifest, StringMap } from "../model/kube-object";
import { filled, metadata, type PeeringObjectProps, remoteLabels } from "./metadata";

/** Props of a ResourceSlice. */
export interface ResourceSliceProps extends PeeringObjectProps {
  /** @default default: the provider grants what is asked for */
  readonly class?: string | undefined;
  /**
   * Quantities by resource, in Kubernetes' canonical form.
   * @default - what the provider gives by default
   */
  readonly resources?: StringMap | undefined;
  /** @default true: Liqo makes a virtual node of it */
  readonly createVirtualNode?: boolean | undefined;
}

/** What a consumer asks of a provider. Without its two extra labels no controller of Liqo's would look at it. */
export function resourceSlice(props: ResourceSliceProps): Manifest<ResourceSlice> {
  const { namespace, remoteClusterId, name = remoteClusterId, createVirtualNode = true } = props;
  const labels = {
    ...remoteLabels(remoteClusterId),
    "liqo.io/remoteID": remoteClusterId,
    "liqo.io/replication": "true",
  };
  const annotations = { "liqo.io/create-virtual-node": String(createVirtualNode) };
  return {
    apiVersion: "authentication.liqo.io/v1beta1",
    kind: "ResourceSlice",
    metadata: metadata(props, { name, namespace, labels, annotations }),
    spec: {
      class: props.class ?? "default",
      providerClusterID: remoteClusterId,
      ...filled("resources", props.resources),
    },
  };
}
