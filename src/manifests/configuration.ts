import type { Configuration } from "../../imports/liqo/configuration";
import type { Manifest } from "../model/kube-object";
import { metadata, type PeeringObjectProps, remoteLabels } from "./metadata";

/** Props of a Configuration. */
export interface ConfigurationProps extends PeeringObjectProps {
  /** Pod networks of the cluster at the other end, as they are there. */
  readonly podCidrs: readonly string[];
  /** External networks of the cluster at the other end, as they are there. */
  readonly externalCidrs: readonly string[];
}

/** The networks of the cluster at the other end. Liqo fills in the local ones itself. */
export function configuration(props: ConfigurationProps): Manifest<Configuration> {
  const { namespace, remoteClusterId, name = remoteClusterId, podCidrs, externalCidrs } = props;
  return {
    apiVersion: "networking.liqo.io/v1beta1",
    kind: "Configuration",
    metadata: metadata(props, { name, namespace, labels: remoteLabels(remoteClusterId) }),
    spec: { remote: { cidr: { pod: podCidrs, external: externalCidrs } } },
  };
}
