import type { KubeObject } from "../model/kube-object";
import { tenantNamespace as nameFor } from "../model/names";
import { type CommonProps, metadata, remoteLabels } from "./metadata";

/** Props of a tenant namespace. */
export interface TenantNamespaceProps extends CommonProps {
  /** ID of the cluster at the other end. */
  readonly remoteClusterId: string;
  /**
   * Name of the namespace; on a consumer it must start with `liqo-tenant-`.
   * @default - liqo-tenant-<remoteClusterId>
   */
  readonly name?: string | undefined;
}

const admission = "pod-security.kubernetes.io";

/** The namespace that holds all of one peering in one cluster. Gateways run privileged in it. */
export function tenantNamespace(props: TenantNamespaceProps): KubeObject {
  const { remoteClusterId, name = nameFor(remoteClusterId) } = props;
  const labels = {
    ...remoteLabels(remoteClusterId),
    "liqo.io/tenant-namespace": "true",
    [`${admission}/audit`]: "privileged",
    [`${admission}/enforce`]: "privileged",
    [`${admission}/warn`]: "privileged",
  };
  return { apiVersion: "v1", kind: "Namespace", metadata: metadata(props, { name, labels }) };
}
