import type { Tenant } from "../../imports/liqo/tenant";
import type { Manifest } from "../model/kube-object";
import { given, metadata, type PeeringObjectProps, remoteLabels } from "./metadata";

/** Props of a Tenant. */
export interface TenantProps extends PeeringObjectProps {
  /** @default Active: the consumer may hand in slices */
  readonly condition?: "Active" | "Cordoned" | "Drained" | undefined;
  /**
   * Where the consumer finds the provider's API through the tunnel.
   * @default - it calls the API server directly
   */
  readonly proxyURL?: string | undefined;
}

/** A consumer, as its provider knows it. Its identity is not exchanged by Liqo's handshake. */
export function tenant(props: TenantProps): Manifest<Tenant> {
  const { namespace, remoteClusterId, name = remoteClusterId, condition = "Active" } = props;
  return {
    apiVersion: "authentication.liqo.io/v1beta1",
    kind: "Tenant",
    metadata: metadata(props, { name, namespace, labels: remoteLabels(remoteClusterId) }),
    spec: {
      clusterID: remoteClusterId,
      authzPolicy: "TolerateNoHandshake",
      tenantCondition: condition,
      ...given("proxyURL", props.proxyURL),
    },
  };
}
