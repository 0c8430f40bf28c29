import { Chart } from "cdk8s";
import type { Construct } from "constructs";
import type { DocumentOf } from "../spec/schema";
import { documentOf } from "./document";
import { materialize } from "./materialize";

/** Props of a cluster: what the spec of a Cluster document says. */
export type ClusterProps = NonNullable<DocumentOf<"Cluster">["spec"]> & {
  /** Labels that selectors look at. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
};

/** A cluster, or the name of one. */
export type ClusterRef = Cluster | string;

/** The name of a cluster. */
export function nameOf(cluster: ClusterRef): string {
  return typeof cluster === "string" ? cluster : cluster.node.id;
}

/**
 * A cluster of the fleet, and the chart of everything that it applies. The construct's ID is its name.
 *
 * @example
 * new Cluster(fleet, "rome", { network: { podCIDR: "10.200.0.0/16" } });
 */
export class Cluster extends Chart {
  readonly #props: ClusterProps;

  constructor(scope: Construct, id: string, props: ClusterProps = {}) {
    super(scope, id, { disableResourceNameHashes: true });
    this.#props = props;
  }

  /** The objects of this cluster; the whole fleet is compiled first, and what is wrong with it is thrown. */
  // biome-ignore lint/suspicious/noExplicitAny: the type that cdk8s gives it
  override toJson(): any[] {
    materialize(this.node.root);
    return super.toJson();
  }

  /** @internal */
  _document(): object {
    const { labels, ...spec } = this.#props;
    return documentOf(this, "Cluster", { spec, labels });
  }
}
