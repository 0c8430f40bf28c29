import type { GatewayServer } from "../../imports/liqo/gateway-server";
import type { Manifest, StringMap } from "../model/kube-object";
import { type GatewayProps, templateRef } from "./gateway-template";
import { filled, given, metadata, remoteLabels } from "./metadata";

/** Props of a GatewayServer. */
export interface GatewayServerProps extends GatewayProps {
  readonly serviceType: "NodePort" | "LoadBalancer" | "ClusterIP";
  /** Port of the Service. */
  readonly port: number;
  /**
   * Port on the nodes.
   * @default - the API server picks one, which a client cannot know beforehand
   */
  readonly nodePort?: number | undefined;
  /** @default - the load balancer picks one */
  readonly loadBalancerIP?: string | undefined;
  /** Liqo 1.2 and later. @default - those of the template */
  readonly serviceAnnotations?: StringMap | undefined;
  /** Liqo 1.2 and later. @default - those of the template */
  readonly serviceLabels?: StringMap | undefined;
}

/** The end of the tunnel that is dialled. A cluster has one gateway for each remote cluster, server or client. */
export function gatewayServer(props: GatewayServerProps): Manifest<GatewayServer> {
  const { namespace, remoteClusterId, name = remoteClusterId, port, serviceType } = props;
  return {
    apiVersion: "networking.liqo.io/v1beta1",
    kind: "GatewayServer",
    metadata: metadata(props, { name, namespace, labels: remoteLabels(remoteClusterId) }),
    spec: {
      mtu: props.mtu,
      endpoint: {
        port,
        serviceType,
        ...given("nodePort", props.nodePort),
        ...given("loadBalancerIP", props.loadBalancerIP),
      },
      ...(props.keys === undefined ? {} : { secretRef: { name: props.keys } }),
      serverTemplateRef: templateRef("WgGatewayServerTemplate", props.template),
      ...filled("serviceAnnotations", props.serviceAnnotations),
      ...filled("serviceLabels", props.serviceLabels),
    },
  };
}
