// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import type { ObjectMeta } from "../object-meta";

export interface PublicKey {
  readonly apiVersion: "networking.liqo.io/v1beta1";
  readonly kind: "PublicKey";
  readonly metadata: ObjectMeta;
  readonly spec?: PublicKeySpec;
}

export interface PublicKeySpec {
  readonly publicKey?: string;
}
