import { Construct } from "constructs";
import type { DocumentOf } from "../spec/schema";
import { type ClusterRef, nameOf } from "./cluster";
import { documentOf } from "./document";

type PeeringSpec = DocumentOf<"Peering">["spec"];

/** Props of a peering: what the spec of a Peering document says, with clusters as constructs or by name. */
export type PeeringProps = Omit<PeeringSpec, "consumer" | "provider"> & {
  readonly consumer: ClusterRef;
  readonly provider: ClusterRef;
};

/**
 * Two clusters that are joined: everything that both of them need for it.
 *
 * @example
 * new Peering(fleet, "rome-milan", {
 *   consumer: rome,
 *   provider: milan,
 *   slices: [{ resources: { cpu: 20, memory: "128Gi" } }],
 *   offload: [{ namespace: "demo", createNamespace: true }],
 * });
 */
export class Peering extends Construct {
  readonly #props: PeeringProps;

  constructor(scope: Construct, id: string, props: PeeringProps) {
    super(scope, id);
    this.#props = props;
  }

  /** @internal */
  _document(): object {
    const { consumer, provider, ...spec } = this.#props;
    return documentOf(this, "Peering", { spec: { ...spec, consumer: nameOf(consumer), provider: nameOf(provider) } });
  }
}
