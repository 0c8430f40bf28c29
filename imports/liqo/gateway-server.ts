// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import type { ObjectMeta } from "../object-meta";

export interface GatewayServer {
  readonly apiVersion: "networking.liqo.io/v1beta1";
  readonly kind: "GatewayServer";
  readonly metadata: ObjectMeta;
  readonly spec?: GatewayServerSpec;
}

export interface GatewayServerSpec {
  readonly endpoint?: GatewayServerSpecEndpoint;
  readonly mtu?: number;
  readonly secretRef?: GatewayServerSpecSecretRef;
  readonly serverTemplateRef?: GatewayServerSpecServerTemplateRef;
  readonly serviceAnnotations?: {
    readonly [k: string]: string;
  };
  readonly serviceLabels?: {
    readonly [k: string]: string;
  };
}

export interface GatewayServerSpecEndpoint {
  readonly loadBalancerIP?: string;
  readonly nodePort?: number;
  readonly port?: number;
  readonly serviceType?: "ClusterIP" | "NodePort" | "LoadBalancer" | "ExternalName";
}

export interface GatewayServerSpecSecretRef {
  readonly name?: string;
}

export interface GatewayServerSpecServerTemplateRef {
  readonly apiVersion?: string;
  readonly fieldPath?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly resourceVersion?: string;
  readonly uid?: string;
}
