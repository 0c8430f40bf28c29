import { Construct } from "constructs";
import type { DocumentOf } from "../spec/schema";
import { type ClusterRef, nameOf } from "./cluster";
import { documentOf } from "./document";

type TopologySpec = DocumentOf<"Topology">["spec"];

/** Props that all shapes of a topology have. */
export type TopologyProps = Omit<TopologySpec, "shape" | "hub" | "hubRole" | "clusters" | "exclude"> & {
  /** The order decides who consumes. */
  readonly clusters?: readonly ClusterRef[];
  /** Pairs that are left out. */
  readonly exclude?: readonly (readonly [ClusterRef, ClusterRef])[];
};

/** Which shape it is; the hub by its name. */
type Shape = Pick<TopologySpec, "shape" | "hub" | "hubRole">;

/** Many peerings of one shape. */
export abstract class Topology extends Construct {
  readonly #props: TopologyProps & Shape;

  constructor(scope: Construct, id: string, props: TopologyProps & Shape) {
    super(scope, id);
    this.#props = props;
  }

  /** @internal */
  _document(): object {
    const { clusters, exclude, ...rest } = this.#props;
    const spec = { ...rest, clusters: clusters?.map(nameOf), exclude: exclude?.map((pair) => pair.map(nameOf)) };
    return documentOf(this, "Topology", { spec: spec as TopologySpec });
  }
}
