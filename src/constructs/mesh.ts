import type { Construct } from "constructs";
import { Topology, type TopologyProps } from "./topology";

/**
 * Every cluster peered with every other, both ways.
 *
 * @example
 * new Mesh(fleet, "europe", { clusters: [rome, milan, turin] });
 */
export class Mesh extends Topology {
  constructor(scope: Construct, id: string, props: TopologyProps) {
    super(scope, id, { ...props, shape: "Mesh" });
  }
}
