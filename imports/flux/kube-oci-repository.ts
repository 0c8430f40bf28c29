// Made by `npm run import` from github.com/fluxcd/source-controller v1.9.2 (Apache-2.0); do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from "cdk8s";
import type { Construct } from "constructs";
import type { OCIRepository } from "./oci-repository";

/** The fields of an object of kind OCIRepository in source.toolkit.fluxcd.io/v1. */
export interface KubeOCIRepositoryProps extends Omit<OCIRepository, "apiVersion" | "kind" | "metadata"> {
  readonly metadata?: ApiObjectMetadata;
}

/** An object of kind OCIRepository in source.toolkit.fluxcd.io/v1. */
export class KubeOCIRepository extends ApiObject {
  static readonly GVK = { apiVersion: "source.toolkit.fluxcd.io/v1", kind: "OCIRepository" } as const satisfies GroupVersionKind;

  /** The object as plain data, outside of any chart. */
  static manifest(props: KubeOCIRepositoryProps): object {
    return { ...KubeOCIRepository.GVK, ...props };
  }

  constructor(scope: Construct, id: string, props: KubeOCIRepositoryProps) {
    super(scope, id, { ...KubeOCIRepository.GVK, ...props });
  }
}
