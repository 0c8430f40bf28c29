import { Construct } from "constructs";
import type { DocumentOf } from "../spec/schema";
import { type ClusterRef, nameOf } from "./cluster";
import { documentOf } from "./document";

type OffloadingSpec = DocumentOf<"Offloading">["spec"];

/** Props of an offloaded namespace: what the spec of an Offloading document says. */
export type OffloadingProps = Omit<OffloadingSpec, "consumer"> & { readonly consumer: ClusterRef };

/**
 * A namespace whose pods may run on several providers.
 *
 * @example
 * new Offloading(fleet, "demo", { consumer: rome, namespace: "demo", createNamespace: true, clusterSelector: "tier = gold" });
 */
export class Offloading extends Construct {
  readonly #props: OffloadingProps;

  constructor(scope: Construct, id: string, props: OffloadingProps) {
    super(scope, id);
    this.#props = props;
  }

  /** @internal */
  _document(): object {
    const { consumer, ...spec } = this.#props;
    return documentOf(this, "Offloading", { spec: { ...spec, consumer: nameOf(consumer) } });
  }
}
