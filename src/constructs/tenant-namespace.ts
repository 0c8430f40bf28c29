import { k8s } from "cdk8s-plus-28";
import type { Construct } from "constructs";
import { type TenantNamespaceProps, tenantNamespace } from "../manifests/tenant-namespace";

/**
 * The namespace that holds all of one peering in one cluster.
 *
 * @example
 * new TenantNamespace(chart, "milan-tenant", { remoteClusterId: "milan" });
 */
export class TenantNamespace extends k8s.KubeNamespace {
  constructor(scope: Construct, id: string, props: TenantNamespaceProps) {
    super(scope, id, tenantNamespace(props));
  }
}
