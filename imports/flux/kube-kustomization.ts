// Made by `npm run import` from github.com/fluxcd/kustomize-controller v1.9.4 (Apache-2.0); do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from "cdk8s";
import type { Construct } from "constructs";
import type { Kustomization } from "./kustomization";

/** The fields of an object of kind Kustomization in kustomize.toolkit.fluxcd.io/v1. */
export interface KubeKustomizationProps extends Omit<Kustomization, "apiVersion" | "kind" | "metadata"> {
  readonly metadata?: ApiObjectMetadata;
}

/** An object of kind Kustomization in kustomize.toolkit.fluxcd.io/v1. */
export class KubeKustomization extends ApiObject {
  static readonly GVK = { apiVersion: "kustomize.toolkit.fluxcd.io/v1", kind: "Kustomization" } as const satisfies GroupVersionKind;

  /** The object as plain data, outside of any chart. */
  static manifest(props: KubeKustomizationProps): object {
    return { ...KubeKustomization.GVK, ...props };
  }

  constructor(scope: Construct, id: string, props: KubeKustomizationProps) {
    super(scope, id, { ...KubeKustomization.GVK, ...props });
  }
}
