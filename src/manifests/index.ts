import { configuration } from "./configuration";
import { consumerAccount } from "./consumer-account";
import { controlPlaneBinding } from "./control-plane-binding";
import { gatewayClient } from "./gateway-client";
import { gatewayKeys } from "./gateway-keys";
import { gatewayServer } from "./gateway-server";
import { identitySecret } from "./identity-secret";
import { namespaceOffloading } from "./namespace-offloading";
import { offloadedNamespace } from "./offloaded-namespace";
import { publicKey } from "./public-key";
import { resourceSlice } from "./resource-slice";
import { tenant } from "./tenant";
import { tenantNamespace } from "./tenant-namespace";
import { virtualNode } from "./virtual-node";

/** Every kind of part that a fleet is made of, and the object that it becomes. */
export const manifests = {
  TenantNamespace: tenantNamespace,
  Configuration: configuration,
  GatewayKeys: gatewayKeys,
  PublicKey: publicKey,
  GatewayServer: gatewayServer,
  GatewayClient: gatewayClient,
  ControlPlaneBinding: controlPlaneBinding,
  Tenant: tenant,
  ConsumerAccount: consumerAccount,
  IdentitySecret: identitySecret,
  ResourceSlice: resourceSlice,
  VirtualNode: virtualNode,
  OffloadedNamespace: offloadedNamespace,
  NamespaceOffloading: namespaceOffloading,
} as const;

type Manifests = typeof manifests;
export type PartKind = keyof Manifests;
export type PropsOf<K extends PartKind> = Parameters<Manifests[K]>[0];
