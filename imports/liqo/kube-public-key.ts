// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from "cdk8s";
import type { Construct } from "constructs";
import type { PublicKey } from "./public-key";

/** The fields of an object of kind PublicKey in networking.liqo.io/v1beta1. */
export interface KubePublicKeyProps extends Omit<PublicKey, "apiVersion" | "kind" | "metadata"> {
  readonly metadata?: ApiObjectMetadata;
}

/** An object of kind PublicKey in networking.liqo.io/v1beta1. */
export class KubePublicKey extends ApiObject {
  static readonly GVK = { apiVersion: "networking.liqo.io/v1beta1", kind: "PublicKey" } as const satisfies GroupVersionKind;

  /** The object as plain data, outside of any chart. */
  static manifest(props: KubePublicKeyProps): object {
    return { ...KubePublicKey.GVK, ...props };
  }

  constructor(scope: Construct, id: string, props: KubePublicKeyProps) {
    super(scope, id, { ...KubePublicKey.GVK, ...props });
  }
}
