import type { VirtualNode } from "../../imports/liqo/virtual-node";
import type { Manifest, StringMap } from "../model/kube-object";
import { filled, given, metadata, type PeeringObjectProps, remoteLabels } from "./metadata";

/** Props of a VirtualNode. */
export interface VirtualNodeProps extends PeeringObjectProps {
  /** Name of the ResourceSlice in the same namespace whose identity it uses. */
  readonly slice: string;
  /** Quantities by resource; a node without cpu and memory never gets ready. */
  readonly resources: StringMap;
  /** Labels of the node. @default - only the ID of its cluster */
  readonly nodeLabels?: StringMap | undefined;
  /** @default - only Liqo's own */
  readonly taints?: readonly { readonly key: string; readonly value?: string | undefined; readonly effect: string }[];
  /** @default - none is offered */
  readonly storageClasses?: readonly string[] | undefined;
  /** @default - none is offered */
  readonly ingressClasses?: readonly string[] | undefined;
}

/** A node of the consumer that stands for a slice of the provider, shaped by us instead of by Liqo. */
export function virtualNode(props: VirtualNodeProps): Manifest<VirtualNode> {
  const { namespace, remoteClusterId, slice, name = slice } = props;
  const { taints = [], storageClasses = [], ingressClasses = [] } = props;
  return {
    apiVersion: "offloading.liqo.io/v1beta1",
    kind: "VirtualNode",
    metadata: metadata(props, { name, namespace, labels: remoteLabels(remoteClusterId) }),
    spec: {
      clusterID: remoteClusterId,
      kubeconfigSecretRef: { name: `kubeconfig-resourceslice-${slice}` },
      labels: { ...props.nodeLabels, ...remoteLabels(remoteClusterId) },
      resourceQuota: { hard: props.resources },
      ...filled(
        "taints",
        taints.map(({ key, value, effect }) => ({ key, ...given("value", value), effect })),
      ),
      ...filled(
        "storageClasses",
        storageClasses.map((storageClassName) => ({ storageClassName })),
      ),
      ...filled(
        "ingressClasses",
        ingressClasses.map((ingressClassName) => ({ ingressClassName })),
      ),
    },
  };
}
