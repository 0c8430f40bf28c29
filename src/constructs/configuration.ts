import type { Construct } from "constructs";
import { KubeConfiguration } from "../../imports/liqo/kube-configuration";
import { type ConfigurationProps, configuration } from "../manifests/configuration";

/**
 * Networks of the cluster at the other end.
 *
 * @example
 * new Configuration(chart, "milan", {
 *   namespace: "liqo-tenant-milan",
 *   remoteClusterId: "milan",
 *   podCidrs: ["10.201.0.0/16"],
 *   externalCidrs: ["10.70.0.0/16"],
 * });
 */
export class Configuration extends KubeConfiguration {
  constructor(scope: Construct, id: string, props: ConfigurationProps) {
    super(scope, id, configuration(props));
  }
}
