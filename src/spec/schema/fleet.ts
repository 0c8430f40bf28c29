import { z } from "zod";
import { optional, required } from "../field";
import { annotations, day, dnsLabel, duration, formed, labels, liqoVersion, someText } from "../scalars";
import { inheritedPeering } from "./peering";
import { clusterName, engine, secretsMode } from "./shared";

const engineVersion = (example: string) =>
  formed(/^\d+\.\d+$/, "an engine version", `write major and minor in quotes, for example "${example}"`);

const source = z.strictObject({
  repoURL: optional(
    formed(
      /^(https?|ssh|git|file):\/\/\S+$|^[\w.-]+@[\w.-]+:\S+$/,
      "a git URL",
      "for example https://git.example.com/platform/peerings.git",
    ),
    "Git repository that holds the compiled manifests.",
    "https://git.example.com/platform/peerings.git",
    "none; required with an engine",
  ),
  oci: optional(
    formed(/^oci:\/\/\S+$/, "an OCI address", "for example oci://registry.example.com/platform/peerings"),
    "OCI artifact that holds the compiled manifests, instead of repoURL.",
    "oci://registry.example.com/platform/peerings",
  ),
  revision: optional(someText, "Branch, tag or commit that the engine follows.", "main", "main"),
  path: optional(
    formed(
      /^(?!\/)(?!.*(^|\/)\.\.(\/|$)).+$/,
      "a path inside the repository",
      "write it relative to the repository, without ..",
    ),
    "Folder of the compiled manifests inside the repository.",
    "dist",
    "dist",
  ),
});

const argocd = z.strictObject({
  namespace: optional(dnsLabel("a namespace"), "Namespace of Argo CD on the management cluster.", "argocd", "argocd"),
  projectPrefix: optional(
    dnsLabel("a prefix of AppProjects"),
    "Prefix of the AppProjects that are made, one per peering.",
    "peerage",
    "peerage",
  ),
  rootProject: optional(
    dnsLabel("the name of an AppProject"),
    "AppProject of the root Application.",
    "default",
    "default",
  ),
  version: optional(
    engineVersion("3.3"),
    "Argo CD release, in quotes; decides which fields may be used.",
    "3.3",
    '"3.3"',
  ),
  granularity: optional(
    z.enum(["Phase", "Cluster"]),
    "Phase makes an Application per peering, cluster and phase, and takes peerings down in order; Cluster makes few Applications for large fleets.",
    "Phase",
    "Phase",
  ),
  autoSync: optional(z.boolean(), "Whether Applications sync by themselves.", true, "true"),
});

const flux = z.strictObject({
  namespace: optional(dnsLabel("a namespace"), "Namespace of Flux.", "flux-system", "flux-system"),
  mode: optional(
    z.enum(["Hub", "PerCluster"]),
    "Hub: one Flux on the management cluster reaches all; PerCluster: each cluster runs its own.",
    "Hub",
    "Hub",
  ),
  version: optional(engineVersion("2.7"), "Flux release, in quotes; decides which fields may be used.", "2.7", '"2.7"'),
  interval: optional(duration, "How often Flux looks at the source.", "10m", "10m"),
});

const delivery = z.strictObject({
  engine: optional(
    engine,
    "Who applies the manifests; a cluster may choose its own with spec.delivery.",
    "ArgoCD",
    "None",
  ),
  argocd: optional(argocd, "Settings of Argo CD.", { version: "3.3" }),
  flux: optional(flux, "Settings of Flux.", { mode: "Hub" }),
});

const secrets = z.strictObject({
  mode: optional(secretsMode, "How keys and identities are kept, both at once.", "Controller"),
  keys: optional(secretsMode, "How WireGuard keys are kept.", "Controller", "Controller"),
  identities: optional(secretsMode, "How control-plane identities are kept.", "Controller", "Controller"),
});

const controller = z.strictObject({
  enabled: optional(
    z.boolean(),
    "Whether the controller is deployed.",
    true,
    "true when a secrets mode is Controller and management is set",
  ),
  namespace: optional(dnsLabel("a namespace"), "Namespace of the controller.", "peerage-system", "peerage-system"),
  image: optional(
    someText,
    "Image of the controller.",
    "registry.example.com/peerage-controller:0.1.0",
    "the image of this release",
  ),
});

const waiver = z.strictObject({
  code: required(someText, "Code of the diagnostic that is waived.", "version-skew"),
  peering: optional(someText, "Peering that it is waived for.", "rome-milan", "every peering"),
  reason: required(someText, "Why; for whoever reads it next.", "rolling upgrade"),
  until: required(day, "Last day on which it holds.", "2027-01-31"),
});

const spec = z.strictObject({
  liqo: optional(
    z.strictObject({
      version: optional(liqoVersion, "Liqo release of every cluster that does not say otherwise.", "v1.2.0", "v1.2.0"),
      namespace: optional(dnsLabel("a namespace"), "Namespace in which Liqo is installed.", "liqo", "liqo"),
    }),
    "Liqo on every cluster that does not say otherwise.",
    { version: "v1.2.0" },
  ),
  management: optional(
    clusterName,
    "Cluster that runs the delivery engine and the controller; it needs no Liqo.",
    "rome",
    "none",
  ),
  source: optional(source, "Where the delivery engine reads the compiled manifests.", {
    repoURL: "https://git.example.com/platform/peerings.git",
  }),
  delivery: optional(delivery, "Who applies the compiled manifests.", { engine: "ArgoCD" }),
  secrets: optional(secrets, "Where private keys and identities live.", { mode: "Controller" }),
  controller: optional(controller, "The controller that does at run time what files cannot.", { enabled: true }),
  commonLabels: optional(labels, "Labels on every object that is emitted.", { team: "platform" }, "none"),
  commonAnnotations: optional(
    annotations,
    "Annotations on every object that is emitted.",
    { "example.com/owner": "platform" },
    "none",
  ),
  defaults: optional(
    inheritedPeering,
    "Values that every Peering inherits: any field of its spec but consumer and provider.",
    { network: { mtu: 1340 } },
  ),
  waivers: optional(z.array(waiver), "Diagnostics that are excused, each for a reason and until a day.", [
    { code: "version-skew", peering: "rome-milan", reason: "rolling upgrade", until: "2027-01-31" },
  ]),
});

export const fleetSchema = z.strictObject({
  apiVersion: z.literal("peerage.dev/v1alpha1"),
  kind: z.literal("Fleet"),
  metadata: optional(
    z.strictObject({ name: optional(dnsLabel("the name of a Fleet"), "Name of the Fleet.", "demo", "fleet") }),
    "Who this document is.",
    { name: "demo" },
  ),
  spec: optional(spec, "What holds for the whole fleet; everything in it may be left out.", { management: "rome" }),
});
