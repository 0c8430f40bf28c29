import type { Construct } from "constructs";
import { KubePublicKey } from "../../imports/liqo/kube-public-key";
import { type PublicKeyProps, publicKey } from "../manifests/public-key";

/**
 * Public key of the gateway at the other end.
 *
 * @example
 * new PublicKey(chart, "milan-key", {
 *   namespace: "liqo-tenant-milan",
 *   remoteClusterId: "milan",
 *   publicKey: "<44 characters of base64>",
 * });
 */
export class PublicKey extends KubePublicKey {
  constructor(scope: Construct, id: string, props: PublicKeyProps) {
    super(scope, id, publicKey(props));
  }
}
