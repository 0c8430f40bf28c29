import { z } from "zod";
import { optional, required } from "../field";
import { selector, someText } from "../scalars";
import { offloadFields } from "./peering";
import { clusterName, metadata, oneOrMany } from "./shared";

const expression = z.strictObject({
  key: required(someText, "Label of the virtual node.", "liqo.io/remote-cluster-id"),
  operator: required(z.enum(["In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt"]), "How the label is compared.", "In"),
  values: optional(z.array(z.string()), "Values to compare with.", ["milan"]),
});

const term = z.strictObject({
  matchExpressions: optional(z.array(expression), "Conditions on labels; all must hold.", [
    { key: "liqo.io/remote-cluster-id", operator: "In", values: ["milan"] },
  ]),
  matchFields: optional(z.array(expression), "Conditions on fields; all must hold.", [
    { key: "metadata.name", operator: "In", values: ["milan"] },
  ]),
});

const spec = z.strictObject({
  consumer: required(clusterName, "Cluster whose namespace is offloaded.", "rome"),
  ...offloadFields,
  clusterSelector: optional(
    oneOrMany(selector),
    "Which providers, by labels of their Cluster documents; several selectors are ORed.",
    ["region in (eu-west, eu-north), !staging", "tier = gold"],
    "every provider of the consumer",
  ),
  nodeSelectorTerms: optional(z.array(term).min(1), "Raw terms on virtual nodes, instead of clusterSelector.", [
    { matchExpressions: [{ key: "liqo.io/remote-cluster-id", operator: "In", values: ["milan"] }] },
  ]),
});

export const offloadingSchema = z.strictObject({
  apiVersion: z.literal("peerage.dev/v1alpha1"),
  kind: z.literal("Offloading"),
  metadata: metadata("Offloading", "demo"),
  spec: required(spec, "Which namespace is offloaded, and where to.", { consumer: "rome", namespace: "demo" }),
});
