// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from "cdk8s";
import type { Construct } from "constructs";
import type { Tenant } from "./tenant";

/** The fields of an object of kind Tenant in authentication.liqo.io/v1beta1. */
export interface KubeTenantProps extends Omit<Tenant, "apiVersion" | "kind" | "metadata"> {
  readonly metadata?: ApiObjectMetadata;
}

/** An object of kind Tenant in authentication.liqo.io/v1beta1. */
export class KubeTenant extends ApiObject {
  static readonly GVK = { apiVersion: "authentication.liqo.io/v1beta1", kind: "Tenant" } as const satisfies GroupVersionKind;

  /** The object as plain data, outside of any chart. */
  static manifest(props: KubeTenantProps): object {
    return { ...KubeTenant.GVK, ...props };
  }

  constructor(scope: Construct, id: string, props: KubeTenantProps) {
    super(scope, id, { ...KubeTenant.GVK, ...props });
  }
}
