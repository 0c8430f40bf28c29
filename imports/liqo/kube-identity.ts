// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from "cdk8s";
import type { Construct } from "constructs";
import type { Identity } from "./identity";

/** The fields of an object of kind Identity in authentication.liqo.io/v1beta1. */
export interface KubeIdentityProps extends Omit<Identity, "apiVersion" | "kind" | "metadata"> {
  readonly metadata?: ApiObjectMetadata;
}

/** An object of kind Identity in authentication.liqo.io/v1beta1. */
export class KubeIdentity extends ApiObject {
  static readonly GVK = { apiVersion: "authentication.liqo.io/v1beta1", kind: "Identity" } as const satisfies GroupVersionKind;

  /** The object as plain data, outside of any chart. */
  static manifest(props: KubeIdentityProps): object {
    return { ...KubeIdentity.GVK, ...props };
  }

  constructor(scope: Construct, id: string, props: KubeIdentityProps) {
    super(scope, id, { ...KubeIdentity.GVK, ...props });
  }
}
