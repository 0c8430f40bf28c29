// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from "cdk8s";
import type { Construct } from "constructs";
import type { ResourceSlice } from "./resource-slice";

/** The fields of an object of kind ResourceSlice in authentication.liqo.io/v1beta1. */
export interface KubeResourceSliceProps extends Omit<ResourceSlice, "apiVersion" | "kind" | "metadata"> {
  readonly metadata?: ApiObjectMetadata;
}

/** An object of kind ResourceSlice in authentication.liqo.io/v1beta1. */
export class KubeResourceSlice extends ApiObject {
  static readonly GVK = { apiVersion: "authentication.liqo.io/v1beta1", kind: "ResourceSlice" } as const satisfies GroupVersionKind;

  /** The object as plain data, outside of any chart. */
  static manifest(props: KubeResourceSliceProps): object {
    return { ...KubeResourceSlice.GVK, ...props };
  }

  constructor(scope: Construct, id: string, props: KubeResourceSliceProps) {
    super(scope, id, { ...KubeResourceSlice.GVK, ...props });
  }
}
