// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from "cdk8s";
import type { Construct } from "constructs";
import type { GatewayServer } from "./gateway-server";

/** The fields of an object of kind GatewayServer in networking.liqo.io/v1beta1. */
export interface KubeGatewayServerProps extends Omit<GatewayServer, "apiVersion" | "kind" | "metadata"> {
  readonly metadata?: ApiObjectMetadata;
}

/** An object of kind GatewayServer in networking.liqo.io/v1beta1. */
export class KubeGatewayServer extends ApiObject {
  static readonly GVK = { apiVersion: "networking.liqo.io/v1beta1", kind: "GatewayServer" } as const satisfies GroupVersionKind;

  /** The object as plain data, outside of any chart. */
  static manifest(props: KubeGatewayServerProps): object {
    return { ...KubeGatewayServer.GVK, ...props };
  }

  constructor(scope: Construct, id: string, props: KubeGatewayServerProps) {
    super(scope, id, { ...KubeGatewayServer.GVK, ...props });
  }
}
