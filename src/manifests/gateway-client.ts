import type { GatewayClient } from "../../imports/liqo/gateway-client";
import type { Manifest } from "../model/kube-object";
import { type GatewayProps, templateRef } from "./gateway-template";
import { filled, metadata, remoteLabels } from "./metadata";

/** Props of a GatewayClient. */
export interface GatewayClientProps extends GatewayProps {
  /**
   * Where the server is dialled; Liqo uses the first.
   * @default - left for the controller to fill in, once the server has an address
   */
  readonly addresses?: readonly string[] | undefined;
  readonly port: number;
}

/** The end of the tunnel that dials. */
export function gatewayClient(props: GatewayClientProps): Manifest<GatewayClient> {
  const { namespace, remoteClusterId, name = remoteClusterId, port } = props;
  return {
    apiVersion: "networking.liqo.io/v1beta1",
    kind: "GatewayClient",
    metadata: metadata(props, { name, namespace, labels: remoteLabels(remoteClusterId) }),
    spec: {
      mtu: props.mtu,
      endpoint: { ...filled("addresses", props.addresses), port, protocol: "UDP" },
      ...(props.keys === undefined ? {} : { secretRef: { name: props.keys } }),
      clientTemplateRef: templateRef("WgGatewayClientTemplate", props.template),
    },
  };
}
