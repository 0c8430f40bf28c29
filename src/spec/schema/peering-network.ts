import { z } from "zod";
import { optional } from "../field";
import { annotations, hostAddress, ipv4Address, labels, mtu, objectName, port } from "../scalars";
import { serviceType } from "./shared";

/** The tunnel of a peering. */
export const network = z.strictObject({
  enabled: optional(
    z.boolean(),
    "false: no Liqo network for this peering (Nebula, Cilium mesh, the same VPC).",
    true,
    "true",
  ),
  gatewayServer: optional(
    z.enum(["Provider", "Consumer", "Auto"]),
    "Which side runs the gateway server; Auto takes the side that is reachable.",
    "Provider",
    "Provider",
  ),
  serviceType: optional(serviceType, "How the gateway server is exposed.", "NodePort", "the server cluster's"),
  port: optional(port, "Port of the gateway server.", 51840, "51840"),
  nodePort: optional(
    port,
    "Node port of the gateway server.",
    30742,
    "taken from gateway.nodePorts and kept in the lock file",
  ),
  loadBalancerIP: optional(ipv4Address, "Address to ask the load balancer for.", "198.51.100.7"),
  addresses: optional(
    z.array(hostAddress),
    "What the client dials.",
    ["192.0.2.10"],
    "gateway.addresses of the server cluster",
  ),
  clientPort: optional(port, "Port that the client dials, where a NAT changes it.", 30742, "nodePort, or port"),
  mtu: optional(mtu, "MTU of the tunnel, 1280 to 9000.", 1340, "1340"),
  serviceAnnotations: optional(annotations, "Annotations of the gateway's Service; needs Liqo v1.2.", {
    "example.com/lb": "internal",
  }),
  serviceLabels: optional(labels, "Labels of the gateway's Service; needs Liqo v1.2.", { lb: "internal" }),
  serverTemplate: optional(objectName, "Template of the gateway server.", "wireguard-server", "wireguard-server"),
  clientTemplate: optional(objectName, "Template of the gateway client.", "wireguard-client", "wireguard-client"),
});
