// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import type { ObjectMeta } from "../object-meta";

export interface Tenant {
  readonly apiVersion: "authentication.liqo.io/v1beta1";
  readonly kind: "Tenant";
  readonly metadata: ObjectMeta;
  readonly spec?: TenantSpec;
}

export interface TenantSpec {
  readonly authzPolicy?: "KeysExchange" | "TolerateNoHandshake";
  readonly clusterID?: string;
  readonly csr?: string;
  readonly proxyURL?: string;
  readonly publicKey?: string;
  readonly signature?: string;
  readonly tenantCondition?: "Active" | "Cordoned" | "Drained";
}
