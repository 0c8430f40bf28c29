// Made by `npm run import` from github.com/fluxcd/source-controller v1.9.2 (Apache-2.0); do not edit.

import type { ObjectMeta } from "../object-meta";

export interface GitRepository {
  readonly apiVersion: "source.toolkit.fluxcd.io/v1";
  readonly kind: "GitRepository";
  readonly metadata: ObjectMeta;
  readonly spec?: GitRepositorySpec;
}

export interface GitRepositorySpec {
  readonly ignore?: string;
  readonly include?: readonly GitRepositorySpecInclude[];
  readonly interval: string;
  readonly provider?: "generic" | "aws" | "azure" | "github";
  readonly proxySecretRef?: GitRepositorySpecProxySecretRef;
  readonly recurseSubmodules?: boolean;
  readonly ref?: GitRepositorySpecRef;
  readonly secretRef?: GitRepositorySpecSecretRef;
  readonly serviceAccountName?: string;
  readonly sparseCheckout?: readonly string[];
  readonly suspend?: boolean;
  readonly timeout?: string;
  readonly url: string;
  readonly verify?: GitRepositorySpecVerify;
}

export interface GitRepositorySpecInclude {
  readonly fromPath?: string;
  readonly repository: GitRepositorySpecIncludeRepository;
  readonly toPath?: string;
}

export interface GitRepositorySpecIncludeRepository {
  readonly name: string;
}

export interface GitRepositorySpecProxySecretRef {
  readonly name: string;
}

export interface GitRepositorySpecRef {
  readonly branch?: string;
  readonly commit?: string;
  readonly name?: string;
  readonly semver?: string;
  readonly tag?: string;
}

export interface GitRepositorySpecSecretRef {
  readonly name: string;
}

export interface GitRepositorySpecVerify {
  readonly mode?: "head" | "HEAD" | "Tag" | "TagAndHEAD";
  readonly secretRef: GitRepositorySpecVerifySecretRef;
}

export interface GitRepositorySpecVerifySecretRef {
  readonly name: string;
}
