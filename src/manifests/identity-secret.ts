import type { Manifest, Secret, StringMap } from "../model/kube-object";
import { metadata, type PeeringObjectProps, remoteLabels } from "./metadata";

/** Props of the Secret by which a consumer proves who it is. */
export interface IdentitySecretProps extends PeeringObjectProps {
  /** The tenant namespace on the provider. */
  readonly remoteTenantNamespace: string;
  /** Base64 values; `kubeconfig` at least. */
  readonly data: StringMap & { readonly kubeconfig: string };
}

/** Labels by which Liqo finds the one identity towards a provider. */
export function identityLabels(remoteClusterId: string): StringMap {
  return { ...remoteLabels(remoteClusterId), "liqo.io/identity-type": "ControlPlane" };
}

/** The name of an identity Secret, unless one is adopted. */
export function identityName(remoteClusterId: string): string {
  return `kubeconfig-controlplane-${remoteClusterId}`;
}

/** A consumer's kubeconfig for its provider. There must be one for each provider in a whole cluster. */
export function identitySecret(props: IdentitySecretProps): Manifest<Secret> {
  const { namespace, remoteClusterId, name = identityName(remoteClusterId), remoteTenantNamespace, data } = props;
  const annotations = { "liqo.io/remote-tenant-namespace": remoteTenantNamespace };
  return {
    apiVersion: "v1",
    kind: "Secret",
    metadata: metadata(props, { name, namespace, labels: identityLabels(remoteClusterId), annotations }),
    type: "Opaque",
    data,
  };
}
