// Made by `npm run import` from github.com/fluxcd/source-controller v1.9.2 (Apache-2.0); do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from "cdk8s";
import type { Construct } from "constructs";
import type { GitRepository } from "./git-repository";

/** The fields of an object of kind GitRepository in source.toolkit.fluxcd.io/v1. */
export interface KubeGitRepositoryProps extends Omit<GitRepository, "apiVersion" | "kind" | "metadata"> {
  readonly metadata?: ApiObjectMetadata;
}

/** An object of kind GitRepository in source.toolkit.fluxcd.io/v1. */
export class KubeGitRepository extends ApiObject {
  static readonly GVK = { apiVersion: "source.toolkit.fluxcd.io/v1", kind: "GitRepository" } as const satisfies GroupVersionKind;

  /** The object as plain data, outside of any chart. */
  static manifest(props: KubeGitRepositoryProps): object {
    return { ...KubeGitRepository.GVK, ...props };
  }

  constructor(scope: Construct, id: string, props: KubeGitRepositoryProps) {
    super(scope, id, { ...KubeGitRepository.GVK, ...props });
  }
}
