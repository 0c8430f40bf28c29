import { z } from "zod";
import { optional, required } from "../field";
import { dnsLabel, objectName } from "../scalars";
import { auth } from "./peering-auth";
import { network } from "./peering-network";
import { clusterName, metadata } from "./shared";
import { slice } from "./slice";

const state = z.enum(["Active", "Cordoned", "Drained", "Absent"]);
const podOffloadingStrategy = z.enum(["Local", "Remote", "LocalAndRemote"]);
const namespaceMappingStrategy = z.enum(["DefaultName", "EnforceSameName", "SelectedName"]);

/** How one namespace is offloaded; shared with kind Offloading. */
export const offloadFields = {
  namespace: required(dnsLabel("a namespace"), "Namespace on the consumer.", "demo"),
  createNamespace: optional(
    z.boolean(),
    "Whether the Namespace is emitted too; an engine never prunes it.",
    true,
    "false",
  ),
  guard: optional(
    z.boolean(),
    "Whether the namespace is labelled from the start, so that no pod slips in before the offloading; needs createNamespace.",
    true,
    "createNamespace",
  ),
  podOffloadingStrategy: optional(podOffloadingStrategy, "Where pods may run.", "LocalAndRemote", "LocalAndRemote"),
  namespaceMappingStrategy: optional(
    namespaceMappingStrategy,
    "How the twin namespace is named.",
    "DefaultName",
    "DefaultName",
  ),
  remoteNamespaceName: optional(
    dnsLabel("a namespace"),
    "Name of the twin namespace, with SelectedName.",
    "demo-remote",
  ),
};

const directionFields = {
  state: optional(
    state,
    "Where the direction is on its way: Active, Cordoned (no new slices), Drained (no slices), Absent.",
    "Active",
    "Active",
  ),
  auth: optional(auth, "How the consumer proves who it is.", { method: "Certificate" }),
  slices: optional(
    z.array(slice),
    "Resources that the consumer asks for; [] for none.",
    [{ resources: { cpu: 20 } }],
    "one slice of Liqo's default size, named after the provider",
  ),
  offload: optional(
    z.array(z.strictObject(offloadFields)),
    "Namespaces of the consumer that are offloaded to this provider.",
    [{ namespace: "demo" }],
    "none",
  ),
  evict: optional(z.boolean(), "true: the provider throws the consumer out.", false, "false"),
};

const reverse = z.strictObject({
  enabled: optional(z.boolean(), "false undoes a reverse that was inherited.", true, "true"),
  ...directionFields,
});

const names = z.strictObject(
  Object.fromEntries(
    (["configuration", "gateway", "publicKey", "keys", "tenant", "identity"] as const).map((key) => [
      key,
      optional(objectName, `Name of the existing ${key} object, to adopt it.`, "milan", "Liqo's own naming"),
    ]),
  ) as Record<"configuration" | "gateway" | "publicKey" | "keys" | "tenant" | "identity", z.ZodOptional<z.ZodString>>,
);

const inheritedFields = {
  ...directionFields,
  network: optional(network, "The tunnel between the two clusters; one per pair, whichever way pods go.", {
    port: 51840,
  }),
  tenantNamespace: optional(
    z.strictObject({
      consumer: optional(
        dnsLabel("a namespace"),
        "Tenant namespace on the consumer; begins with liqo-tenant-.",
        "liqo-tenant-milan",
        "liqo-tenant-<provider's ID>",
      ),
      provider: optional(
        dnsLabel("a namespace"),
        "Tenant namespace on the provider.",
        "liqo-tenant-rome",
        "liqo-tenant-<consumer's ID>",
      ),
    }),
    "Tenant namespaces, only to adopt what exists.",
    { consumer: "liqo-tenant-milan" },
  ),
  names: optional(names, "Names of objects, only to adopt what exists.", { tenant: "rome" }),
  reverse: optional(reverse, "Present: the provider also consumes from the consumer.", {}, "one-way"),
};

/** What Fleet defaults and Topology templates may give to a Peering. */
export const inheritedPeering = z.strictObject(inheritedFields);

const spec = z.strictObject({
  consumer: required(clusterName, "Cluster whose pods run on the provider.", "rome"),
  provider: required(clusterName, "Cluster that runs them.", "milan"),
  ...inheritedFields,
});

export const peeringSchema = z.strictObject({
  apiVersion: z.literal("peerage.dev/v1alpha1"),
  kind: z.literal("Peering"),
  metadata: metadata("Peering", "rome-milan"),
  spec: required(spec, "Who peers with whom, and how.", { consumer: "rome", provider: "milan" }),
});
