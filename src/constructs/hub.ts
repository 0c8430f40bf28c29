import type { Construct } from "constructs";
import { type ClusterRef, nameOf } from "./cluster";
import { Topology, type TopologyProps } from "./topology";

/** Props of a hub and its spokes. */
export type HubProps = TopologyProps & {
  readonly hub: ClusterRef;
  /** @default Consumer: pods of the hub run on the spokes */
  readonly hubRole?: "Consumer" | "Provider";
};

/**
 * One cluster peered with all the others.
 *
 * @example
 * new Hub(fleet, "spokes", { hub: rome, clusters: [milan, turin] });
 */
export class Hub extends Topology {
  constructor(scope: Construct, id: string, { hub, hubRole, ...props }: HubProps) {
    super(scope, id, { ...props, shape: "Hub", hub: nameOf(hub), hubRole });
  }
}
