import type { Construct } from "constructs";
import { KubeTenant } from "../../imports/liqo/kube-tenant";
import { type TenantProps, tenant } from "../manifests/tenant";

/**
 * A consumer, as its provider knows it.
 *
 * @example
 * new Tenant(chart, "rome", { namespace: "liqo-tenant-rome", remoteClusterId: "rome" });
 */
export class Tenant extends KubeTenant {
  constructor(scope: Construct, id: string, props: TenantProps) {
    super(scope, id, tenant(props));
  }
}
