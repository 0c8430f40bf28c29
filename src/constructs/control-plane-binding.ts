import { k8s } from "cdk8s-plus-28";
import type { Construct } from "constructs";
import { type ControlPlaneBindingProps, controlPlaneBinding } from "../manifests/control-plane-binding";

/**
 * Lets a consumer hand in slices.
 *
 * @example
 * new ControlPlaneBinding(chart, "rome-binding", {
 *   namespace: "liqo-tenant-rome",
 *   remoteClusterId: "rome",
 *   subject: { kind: "User", name: "rome" },
 * });
 */
export class ControlPlaneBinding extends k8s.KubeRoleBinding {
  constructor(scope: Construct, id: string, props: ControlPlaneBindingProps) {
    super(scope, id, controlPlaneBinding(props));
  }
}
