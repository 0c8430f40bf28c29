import type { PublicKey } from "../../imports/liqo/public-key";
import type { Manifest } from "../model/kube-object";
import { gatewayLabels } from "./gateway-keys";
import { metadata, type PeeringObjectProps } from "./metadata";

/** Props of a PublicKey. */
export interface PublicKeyProps extends PeeringObjectProps {
  /** Base64 of the other gateway's public key. */
  readonly publicKey: string;
}

/** The public key of the gateway at the other end. */
export function publicKey(props: PublicKeyProps): Manifest<PublicKey> {
  const { namespace, remoteClusterId, name = remoteClusterId } = props;
  return {
    apiVersion: "networking.liqo.io/v1beta1",
    kind: "PublicKey",
    metadata: metadata(props, { name, namespace, labels: gatewayLabels(remoteClusterId) }),
    spec: { publicKey: props.publicKey },
  };
}
