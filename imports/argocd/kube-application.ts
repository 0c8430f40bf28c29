// Made by `npm run import` from github.com/argoproj/argo-cd/v3 v3.5.3 (Apache-2.0); do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from "cdk8s";
import type { Construct } from "constructs";
import type { Application } from "./application";

/** The fields of an object of kind Application in argoproj.io/v1alpha1. */
export interface KubeApplicationProps extends Omit<Application, "apiVersion" | "kind" | "metadata"> {
  readonly metadata?: ApiObjectMetadata;
}

/** An object of kind Application in argoproj.io/v1alpha1. */
export class KubeApplication extends ApiObject {
  static readonly GVK = { apiVersion: "argoproj.io/v1alpha1", kind: "Application" } as const satisfies GroupVersionKind;

  /** The object as plain data, outside of any chart. */
  static manifest(props: KubeApplicationProps): object {
    return { ...KubeApplication.GVK, ...props };
  }

  constructor(scope: Construct, id: string, props: KubeApplicationProps) {
    super(scope, id, { ...KubeApplication.GVK, ...props });
  }
}
