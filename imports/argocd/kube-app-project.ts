// Made by `npm run import` from github.com/argoproj/argo-cd/v3 v3.5.3 (Apache-2.0); do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from "cdk8s";
import type { Construct } from "constructs";
import type { AppProject } from "./app-project";

/** The fields of an object of kind AppProject in argoproj.io/v1alpha1. */
export interface KubeAppProjectProps extends Omit<AppProject, "apiVersion" | "kind" | "metadata"> {
  readonly metadata?: ApiObjectMetadata;
}

/** An object of kind AppProject in argoproj.io/v1alpha1. */
export class KubeAppProject extends ApiObject {
  static readonly GVK = { apiVersion: "argoproj.io/v1alpha1", kind: "AppProject" } as const satisfies GroupVersionKind;

  /** The object as plain data, outside of any chart. */
  static manifest(props: KubeAppProjectProps): object {
    return { ...KubeAppProject.GVK, ...props };
  }

  constructor(scope: Construct, id: string, props: KubeAppProjectProps) {
    super(scope, id, { ...KubeAppProject.GVK, ...props });
  }
}
