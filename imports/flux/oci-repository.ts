// Made by `npm run import` from github.com/fluxcd/source-controller v1.9.2 (Apache-2.0); do not edit.

import type { ObjectMeta } from "../object-meta";

export interface OCIRepository {
  readonly apiVersion: "source.toolkit.fluxcd.io/v1";
  readonly kind: "OCIRepository";
  readonly metadata: ObjectMeta;
  readonly spec?: OCIRepositorySpec;
}

export interface OCIRepositorySpec {
  readonly certSecretRef?: OCIRepositorySpecCertSecretRef;
  readonly ignore?: string;
  readonly insecure?: boolean;
  readonly interval: string;
  readonly layerSelector?: OCIRepositorySpecLayerSelector;
  readonly provider?: "generic" | "aws" | "azure" | "gcp";
  readonly proxySecretRef?: OCIRepositorySpecProxySecretRef;
  readonly ref?: OCIRepositorySpecRef;
  readonly secretRef?: OCIRepositorySpecSecretRef;
  readonly serviceAccountName?: string;
  readonly suspend?: boolean;
  readonly timeout?: string;
  readonly url: string;
  readonly verify?: OCIRepositorySpecVerify;
}

export interface OCIRepositorySpecCertSecretRef {
  readonly name: string;
}

export interface OCIRepositorySpecLayerSelector {
  readonly mediaType?: string;
  readonly operation?: "extract" | "copy";
}

export interface OCIRepositorySpecProxySecretRef {
  readonly name: string;
}

export interface OCIRepositorySpecRef {
  readonly digest?: string;
  readonly semver?: string;
  readonly semverFilter?: string;
  readonly tag?: string;
}

export interface OCIRepositorySpecSecretRef {
  readonly name: string;
}

export interface OCIRepositorySpecVerify {
  readonly matchOIDCIdentity?: readonly OCIRepositorySpecVerifyMatchOIDCIdentity[];
  readonly provider: "cosign" | "notation";
  readonly secretRef?: OCIRepositorySpecVerifySecretRef;
  readonly trustedRootSecretRef?: OCIRepositorySpecVerifyTrustedRootSecretRef;
}

export interface OCIRepositorySpecVerifyMatchOIDCIdentity {
  readonly issuer: string;
  readonly subject: string;
}

export interface OCIRepositorySpecVerifySecretRef {
  readonly name: string;
}

export interface OCIRepositorySpecVerifyTrustedRootSecretRef {
  readonly name: string;
}
