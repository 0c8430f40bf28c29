import type { Construct } from "constructs";
import { Topology, type TopologyProps } from "./topology";

/**
 * Every cluster peered with its neighbours, both ways.
 *
 * @example
 * new Ring(fleet, "coast", { clusters: [genoa, naples, bari, venice] });
 */
export class Ring extends Topology {
  constructor(scope: Construct, id: string, props: TopologyProps) {
    super(scope, id, { ...props, shape: "Ring" });
  }
}
