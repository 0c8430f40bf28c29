import { k8s } from "cdk8s-plus-28";
import type { Construct } from "constructs";
import { type ConsumerAccountProps, consumerAccount } from "../manifests/consumer-account";

/**
 * The account of a consumer that has a token instead of a certificate.
 *
 * @example
 * new ConsumerAccount(chart, "rome-account", { namespace: "liqo-tenant-rome", remoteClusterId: "rome" });
 */
export class ConsumerAccount extends k8s.KubeServiceAccount {
  constructor(scope: Construct, id: string, props: ConsumerAccountProps) {
    super(scope, id, consumerAccount(props));
  }
}
