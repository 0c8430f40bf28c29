// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from "cdk8s";
import type { Construct } from "constructs";
import type { Configuration } from "./configuration";

/** The fields of an object of kind Configuration in networking.liqo.io/v1beta1. */
export interface KubeConfigurationProps extends Omit<Configuration, "apiVersion" | "kind" | "metadata"> {
  readonly metadata?: ApiObjectMetadata;
}

/** An object of kind Configuration in networking.liqo.io/v1beta1. */
export class KubeConfiguration extends ApiObject {
  static readonly GVK = { apiVersion: "networking.liqo.io/v1beta1", kind: "Configuration" } as const satisfies GroupVersionKind;

  /** The object as plain data, outside of any chart. */
  static manifest(props: KubeConfigurationProps): object {
    return { ...KubeConfiguration.GVK, ...props };
  }

  constructor(scope: Construct, id: string, props: KubeConfigurationProps) {
    super(scope, id, { ...KubeConfiguration.GVK, ...props });
  }
}
