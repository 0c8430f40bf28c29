// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from "cdk8s";
import type { Construct } from "constructs";
import type { GatewayClient } from "./gateway-client";

/** The fields of an object of kind GatewayClient in networking.liqo.io/v1beta1. */
export interface KubeGatewayClientProps extends Omit<GatewayClient, "apiVersion" | "kind" | "metadata"> {
  readonly metadata?: ApiObjectMetadata;
}

/** An object of kind GatewayClient in networking.liqo.io/v1beta1. */
export class KubeGatewayClient extends ApiObject {
  static readonly GVK = { apiVersion: "networking.liqo.io/v1beta1", kind: "GatewayClient" } as const satisfies GroupVersionKind;

  /** The object as plain data, outside of any chart. */
  static manifest(props: KubeGatewayClientProps): object {
    return { ...KubeGatewayClient.GVK, ...props };
  }

  constructor(scope: Construct, id: string, props: KubeGatewayClientProps) {
    super(scope, id, { ...KubeGatewayClient.GVK, ...props });
  }
}
