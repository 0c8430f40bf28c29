// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import type { ObjectMeta } from "../object-meta";

export interface Configuration {
  readonly apiVersion: "networking.liqo.io/v1beta1";
  readonly kind: "Configuration";
  readonly metadata: ObjectMeta;
  readonly spec?: ConfigurationSpec;
}

export interface ConfigurationSpec {
  readonly local?: ConfigurationSpecLocal;
  readonly remote?: ConfigurationSpecRemote;
}

export interface ConfigurationSpecLocal {
  readonly cidr?: ConfigurationSpecLocalCidr;
}

export interface ConfigurationSpecLocalCidr {
  readonly external?: readonly string[];
  readonly pod?: readonly string[];
}

export interface ConfigurationSpecRemote {
  readonly cidr?: ConfigurationSpecRemoteCidr;
}

export interface ConfigurationSpecRemoteCidr {
  readonly external?: readonly string[];
  readonly pod?: readonly string[];
}
