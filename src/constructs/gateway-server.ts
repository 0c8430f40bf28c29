import type { Construct } from "constructs";
import { KubeGatewayServer } from "../../imports/liqo/kube-gateway-server";
import { type GatewayServerProps, gatewayServer } from "../manifests/gateway-server";

/**
 * The end of a tunnel that is dialled.
 *
 * @example
 * new GatewayServer(chart, "rome-gateway", {
 *   namespace: "liqo-tenant-rome",
 *   remoteClusterId: "rome",
 *   mtu: 1340,
 *   serviceType: "NodePort",
 *   port: 51840,
 *   nodePort: 30742,
 *   template: { name: "wireguard-server", namespace: "liqo" },
 * });
 */
export class GatewayServer extends KubeGatewayServer {
  constructor(scope: Construct, id: string, props: GatewayServerProps) {
    super(scope, id, gatewayServer(props));
  }
}
