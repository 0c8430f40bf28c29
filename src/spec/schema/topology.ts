import { z } from "zod";
import { optional, required } from "../field";
import { selector } from "../scalars";
import { inheritedPeering } from "./peering";
import { clusterName, metadata } from "./shared";

const spec = z.strictObject({
  shape: required(
    z.enum(["Mesh", "Hub", "Ring"]),
    "Mesh peers all with all, Hub one with all, Ring each with the next.",
    "Mesh",
  ),
  clusters: optional(z.array(clusterName), "Members; the order of the list decides who consumes.", [
    "rome",
    "milan",
    "turin",
  ]),
  clusterSelector: optional(
    selector,
    "Members by label, sorted by name, instead of clusters.",
    "region in (eu-south, eu-west), !staging",
  ),
  exclude: optional(z.array(z.array(clusterName).length(2)), "Pairs that are left out.", [["milan", "turin"]], "none"),
  hub: optional(clusterName, "With Hub: the cluster in the middle.", "rome"),
  hubRole: optional(
    z.enum(["Consumer", "Provider"]),
    "With Hub: whether the hub consumes from the spokes or provides to them.",
    "Consumer",
    "Consumer",
  ),
  bidirectional: optional(
    z.boolean(),
    "Whether both sides consume from each other.",
    true,
    "true for Mesh and Ring, false for Hub",
  ),
  template: optional(inheritedPeering, "A Peering's spec without consumer and provider, for every pair.", {
    slices: [{ resources: { cpu: 4 } }],
  }),
});

export const topologySchema = z.strictObject({
  apiVersion: z.literal("peerage.dev/v1alpha1"),
  kind: z.literal("Topology"),
  metadata: metadata("Topology", "europe"),
  spec: required(spec, "Which clusters are peered, in which shape.", {
    shape: "Mesh",
    clusters: ["rome", "milan", "turin"],
  }),
});
