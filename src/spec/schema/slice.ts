import { z } from "zod";
import { optional, required } from "../field";
import { dnsLabel, labels, objectName, resources, someText } from "../scalars";

const taint = z.strictObject({
  key: required(someText, "Key of the taint.", "gpu"),
  value: optional(z.string(), "Value of the taint.", "true"),
  effect: required(z.enum(["NoSchedule", "PreferNoSchedule", "NoExecute"]), "Effect of the taint.", "NoSchedule"),
});

const virtualNode = z.strictObject({
  labels: optional(labels, "Labels of the virtual node.", { zone: "milan" }),
  taints: optional(z.array(taint), "Taints of the virtual node, besides Liqo's own.", [
    { key: "gpu", effect: "NoSchedule" },
  ]),
  storageClasses: optional(z.array(objectName), "Storage classes that pods may use there.", ["fast"]),
  ingressClasses: optional(z.array(objectName), "Ingress classes that Ingresses may use there.", ["nginx"]),
});

/** Resources that a consumer asks for. */
export const slice = z.strictObject({
  name: optional(
    dnsLabel("the name of a slice"),
    "Name of the slice and its virtual node, unique on the consumer.",
    "milan",
    "the provider's cluster ID",
  ),
  class: optional(objectName, "Class of the slice.", "default", "default"),
  resources: optional(
    resources,
    "What the slice asks for; what is left out is the provider's default.",
    { cpu: 20, memory: "128Gi", pods: 110 },
    "the provider's default",
  ),
  createVirtualNode: optional(z.boolean(), "Whether Liqo makes a virtual node of the slice.", true, "true"),
  virtualNode: optional(virtualNode, "Shape of the virtual node; with it Peerage emits the VirtualNode itself.", {
    labels: { zone: "milan" },
  }),
});
