import { k8s } from "cdk8s-plus-28";
import type { Construct } from "constructs";
import { type IdentitySecretProps, identitySecret } from "../manifests/identity-secret";

/**
 * The Secret by which a consumer proves who it is.
 *
 * @example
 * new IdentitySecret(chart, "identity", {
 *   namespace: "liqo-tenant-milan",
 *   remoteClusterId: "milan",
 *   remoteTenantNamespace: "liqo-tenant-rome",
 *   data: { kubeconfig: "<base64>" },
 * });
 */
export class IdentitySecret extends k8s.KubeSecret {
  constructor(scope: Construct, id: string, props: IdentitySecretProps) {
    super(scope, id, identitySecret(props));
  }
}
