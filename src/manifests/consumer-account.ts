import type { KubeObject } from "../model/kube-object";
import { metadata, type PeeringObjectProps, remoteLabels } from "./metadata";

/** Props of the account that a consumer uses. */
export type ConsumerAccountProps = PeeringObjectProps;

/** The ServiceAccount by which a provider knows a consumer that has a token instead of a certificate. */
export function consumerAccount(props: ConsumerAccountProps): KubeObject {
  const { namespace, remoteClusterId, name = remoteClusterId } = props;
  return {
    apiVersion: "v1",
    kind: "ServiceAccount",
    metadata: metadata(props, { name, namespace, labels: remoteLabels(remoteClusterId) }),
  };
}
