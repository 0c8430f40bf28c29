import type { Construct } from "constructs";
import { KubeGatewayClient } from "../../imports/liqo/kube-gateway-client";
import { type GatewayClientProps, gatewayClient } from "../manifests/gateway-client";

/**
 * The end of a tunnel that dials.
 *
 * @example
 * new GatewayClient(chart, "milan-gateway", {
 *   namespace: "liqo-tenant-milan",
 *   remoteClusterId: "milan",
 *   mtu: 1340,
 *   addresses: ["192.0.2.10"],
 *   port: 30742,
 *   template: { name: "wireguard-client", namespace: "liqo" },
 * });
 */
export class GatewayClient extends KubeGatewayClient {
  constructor(scope: Construct, id: string, props: GatewayClientProps) {
    super(scope, id, gatewayClient(props));
  }
}
