// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import type { ObjectMeta } from "../object-meta";

export interface ResourceSlice {
  readonly apiVersion: "authentication.liqo.io/v1beta1";
  readonly kind: "ResourceSlice";
  readonly metadata: ObjectMeta;
  readonly spec?: ResourceSliceSpec;
}

export interface ResourceSliceSpec {
  readonly class?: string;
  readonly consumerClusterID?: string;
  readonly csr?: string;
  readonly providerClusterID?: string;
  readonly resources?: {
    readonly [k: string]: number | string;
  };
}
