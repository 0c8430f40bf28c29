import type { ApiObject } from "cdk8s";
import type { Construct } from "constructs";
import type { PartKind } from "../manifests";
import type { Part } from "../synth/part";
import { Configuration } from "./configuration";
import { ConsumerAccount } from "./consumer-account";
import { ControlPlaneBinding } from "./control-plane-binding";
import { GatewayClient } from "./gateway-client";
import { GatewayKeys } from "./gateway-keys";
import { GatewayServer } from "./gateway-server";
import { IdentitySecret } from "./identity-secret";
import { NamespaceOffloading } from "./namespace-offloading";
import { OffloadedNamespace } from "./offloaded-namespace";
import { PublicKey } from "./public-key";
import { ResourceSlice } from "./resource-slice";
import { Tenant } from "./tenant";
import { TenantNamespace } from "./tenant-namespace";
import { VirtualNode } from "./virtual-node";

/** The construct of each kind of part. */
const classes = {
  TenantNamespace,
  Configuration,
  GatewayKeys,
  PublicKey,
  GatewayServer,
  GatewayClient,
  ControlPlaneBinding,
  Tenant,
  ConsumerAccount,
  IdentitySecret,
  ResourceSlice,
  VirtualNode,
  OffloadedNamespace,
  NamespaceOffloading,
} as const satisfies Record<PartKind, unknown>;

/** Makes the construct of a part. */
export function constructOf({ kind, props }: Part, scope: Construct, id: string): ApiObject {
  return new (classes[kind] as new (scope: Construct, id: string, props: unknown) => ApiObject)(scope, id, props);
}
