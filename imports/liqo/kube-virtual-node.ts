// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from "cdk8s";
import type { Construct } from "constructs";
import type { VirtualNode } from "./virtual-node";

/** The fields of an object of kind VirtualNode in offloading.liqo.io/v1beta1. */
export interface KubeVirtualNodeProps extends Omit<VirtualNode, "apiVersion" | "kind" | "metadata"> {
  readonly metadata?: ApiObjectMetadata;
}

/** An object of kind VirtualNode in offloading.liqo.io/v1beta1. */
export class KubeVirtualNode extends ApiObject {
  static readonly GVK = { apiVersion: "offloading.liqo.io/v1beta1", kind: "VirtualNode" } as const satisfies GroupVersionKind;

  /** The object as plain data, outside of any chart. */
  static manifest(props: KubeVirtualNodeProps): object {
    return { ...KubeVirtualNode.GVK, ...props };
  }

  constructor(scope: Construct, id: string, props: KubeVirtualNodeProps) {
    super(scope, id, { ...KubeVirtualNode.GVK, ...props });
  }
}
