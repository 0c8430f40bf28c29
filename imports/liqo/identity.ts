// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import type { ObjectMeta } from "../object-meta";

export interface Identity {
  readonly apiVersion: "authentication.liqo.io/v1beta1";
  readonly kind: "Identity";
  readonly metadata: ObjectMeta;
  readonly spec?: IdentitySpec;
}

export interface IdentitySpec {
  readonly authParams?: IdentitySpecAuthParams;
  readonly clusterID?: string;
  readonly namespace?: string;
  readonly type?: "ControlPlane" | "ResourceSlice";
}

export interface IdentitySpecAuthParams {
  readonly apiServer?: string;
  readonly awsConfig?: IdentitySpecAuthParamsAwsConfig;
  readonly ca?: string;
  readonly proxyURL?: string;
  readonly signedCRT?: string;
}

export interface IdentitySpecAuthParamsAwsConfig {
  readonly awsAccessKeyID: string;
  readonly awsClusterName: string;
  readonly awsRegion: string;
  readonly awsSecretAccessKey: string;
  readonly awsUserArn: string;
}
