// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from "cdk8s";
import type { Construct } from "constructs";
import type { NamespaceOffloading } from "./namespace-offloading";

/** The fields of an object of kind NamespaceOffloading in offloading.liqo.io/v1beta1. */
export interface KubeNamespaceOffloadingProps extends Omit<NamespaceOffloading, "apiVersion" | "kind" | "metadata"> {
  readonly metadata?: ApiObjectMetadata;
}

/** An object of kind NamespaceOffloading in offloading.liqo.io/v1beta1. */
export class KubeNamespaceOffloading extends ApiObject {
  static readonly GVK = { apiVersion: "offloading.liqo.io/v1beta1", kind: "NamespaceOffloading" } as const satisfies GroupVersionKind;

  /** The object as plain data, outside of any chart. */
  static manifest(props: KubeNamespaceOffloadingProps): object {
    return { ...KubeNamespaceOffloading.GVK, ...props };
  }

  constructor(scope: Construct, id: string, props: KubeNamespaceOffloadingProps) {
    super(scope, id, { ...KubeNamespaceOffloading.GVK, ...props });
  }
}
