import type { z } from "zod";
import { clusterSchema } from "./cluster";
import { fleetSchema } from "./fleet";
import { offloadingSchema } from "./offloading";
import { peeringSchema } from "./peering";
import { topologySchema } from "./topology";

export const apiVersion = "peerage.dev/v1alpha1";

/** The five kinds of document. */
export const schemas = {
  Fleet: fleetSchema,
  Cluster: clusterSchema,
  Peering: peeringSchema,
  Topology: topologySchema,
  Offloading: offloadingSchema,
};

export type Kind = keyof typeof schemas;

/** A document of a kind, as it was written and found to be well-formed. */
export type DocumentOf<K extends Kind> = z.infer<(typeof schemas)[K]>;
