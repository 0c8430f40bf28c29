// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import type { ObjectMeta } from "../object-meta";

export interface GatewayClient {
  readonly apiVersion: "networking.liqo.io/v1beta1";
  readonly kind: "GatewayClient";
  readonly metadata: ObjectMeta;
  readonly spec?: GatewayClientSpec;
}

export interface GatewayClientSpec {
  readonly clientTemplateRef?: GatewayClientSpecClientTemplateRef;
  readonly endpoint?: GatewayClientSpecEndpoint;
  readonly mtu?: number;
  readonly secretRef?: GatewayClientSpecSecretRef;
}

export interface GatewayClientSpecClientTemplateRef {
  readonly apiVersion?: string;
  readonly fieldPath?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly resourceVersion?: string;
  readonly uid?: string;
}

export interface GatewayClientSpecEndpoint {
  readonly addresses?: readonly string[];
  readonly port?: number;
  readonly protocol?: "TCP" | "UDP";
}

export interface GatewayClientSpecSecretRef {
  readonly name?: string;
}
