import type { Manifest, Secret } from "../model/kube-object";
import { metadata, type PeeringObjectProps, remoteLabels } from "./metadata";

/** The name of a gateway's key Secret, unless one is adopted. */
export const gatewayKeysName = "gw-keys";

/** Labels by which Liqo finds what belongs to a gateway. */
export function gatewayLabels(remoteClusterId: string): Readonly<Record<string, string>> {
  return { ...remoteLabels(remoteClusterId), "networking.liqo.io/gateway-resource": "true" };
}

/** Props of a gateway's key Secret. */
export interface GatewayKeysProps extends PeeringObjectProps {
  /** Base64 of the 32 bytes, as `wg genkey` prints them. */
  readonly privateKey: string;
  /** Base64 of the 32 bytes, as `wg pubkey` prints them. */
  readonly publicKey: string;
}

/** The WireGuard key pair of this cluster's gateway towards the other one. A Secret's data are base64 already: the keys go in as they are. */
export function gatewayKeys(props: GatewayKeysProps): Manifest<Secret> {
  const { namespace, remoteClusterId, name = gatewayKeysName, privateKey, publicKey } = props;
  return {
    apiVersion: "v1",
    kind: "Secret",
    metadata: metadata(props, { name, namespace, labels: gatewayLabels(remoteClusterId) }),
    type: "Opaque",
    data: { privateKey, publicKey },
  };
}
