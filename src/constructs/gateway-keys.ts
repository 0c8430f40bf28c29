import { k8s } from "cdk8s-plus-28";
import type { Construct } from "constructs";
import { type GatewayKeysProps, gatewayKeys } from "../manifests/gateway-keys";

/**
 * The WireGuard key pair of this cluster's gateway towards the other one.
 *
 * @example
 * new GatewayKeys(chart, "keys", {
 *   namespace: "liqo-tenant-milan",
 *   remoteClusterId: "milan",
 *   privateKey: process.env.PRIVATE_KEY,
 *   publicKey: process.env.PUBLIC_KEY,
 * });
 */
export class GatewayKeys extends k8s.KubeSecret {
  constructor(scope: Construct, id: string, props: GatewayKeysProps) {
    super(scope, id, gatewayKeys(props));
  }
}
