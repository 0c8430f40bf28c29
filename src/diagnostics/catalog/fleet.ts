import { entry } from "./entry";

/** Who there is, and who peers with whom. */
export const fleet = {
  "reserved-label": entry<{ key: string; field: string }>({
    severity: "error",
    title: "Labels that Liqo reads are not common",
    message: (f) => `"${f.key}" in ${f.field} would be on every object, and Liqo or Peerage finds objects by it`,
    help: () => "choose a key with a domain of your own",
  }),
  "several-fleets": entry<Record<never, never>>({
    severity: "error",
    title: "There is at most one Fleet",
    message: () => "a second Fleet document",
    help: () => "merge the two; a folder of specs is one fleet",
  }),
  "duplicate-name": entry<{ kind: string; name: string }>({
    severity: "error",
    title: "Names are unique within a kind",
    message: (f) => `two documents of kind ${f.kind} are named "${f.name}"`,
    label: () => "the name is taken",
    help: () => "rename one of them",
  }),
  "unknown-cluster": entry<{ name: string; by: string; help: string }>({
    severity: "error",
    title: "A cluster that is named is declared",
    message: (f) => `${f.by} names cluster "${f.name}", which is not declared`,
    label: () => "no Cluster document has this name",
    help: (f) => f.help,
  }),
  "self-peering": entry<{ peering: string; cluster: string }>({
    severity: "error",
    title: "A cluster does not peer with itself",
    message: (f) => `peering "${f.peering}" has "${f.cluster}" on both sides`,
    help: () => "name two different clusters",
    mirrorsLiqo: true,
  }),
  "repeated-pair": entry<{ a: string; b: string }>({
    severity: "error",
    title: "Two clusters have one peering",
    message: (f) => `"${f.a}" and "${f.b}" are peered by two documents`,
    help: () => "keep one; both directions belong into one Peering, with `reverse: {}`",
    mirrorsLiqo: true,
  }),
  "adopted-name-twice": entry<{ cluster: string; object: string; name: string; first: string; second: string }>({
    severity: "error",
    title: "Tenants and Configurations of a cluster have names of their own",
    message: (f) =>
      `on "${f.cluster}", peerings "${f.first}" and "${f.second}" both have a ${f.object} named "${f.name}"`,
    help: () =>
      "leave names out, or give each peering the name that its object has; Liqo wants them unique in the cluster",
    mirrorsLiqo: true,
  }),
  "topologies-overlap": entry<{ a: string; b: string; first: string; second: string }>({
    severity: "error",
    title: "A pair is made by one Topology",
    message: (f) => `topologies "${f.first}" and "${f.second}" both peer "${f.a}" with "${f.b}"`,
    help: (f) => `add [${f.a}, ${f.b}] to the exclude list of one of them`,
  }),
  "topology-shape": entry<{ what: string; help: string }>({
    severity: "error",
    title: "A Topology fits its shape",
    message: (f) => f.what,
    help: (f) => f.help,
  }),
  "duplicate-cluster-id": entry<{ id: string; first: string; second: string }>({
    severity: "error",
    title: "Cluster IDs are unique",
    message: (f) => `clusters "${f.first}" and "${f.second}" have the same cluster ID "${f.id}"`,
    help: () => "give each the ID that its Liqo was installed with: liqoctl info --get local.clusterID",
    mirrorsLiqo: true,
  }),
  "cluster-id-too-long": entry<{ id: string; namespace: string; length: number }>({
    severity: "error",
    title: "A cluster ID fits into its tenant namespace's name",
    message: (f) =>
      `cluster ID "${f.id}" is too long: "${f.namespace}" has ${f.length} characters, Kubernetes allows 63`,
    help: () => "install Liqo with a cluster ID of at most 51 characters",
    mirrorsLiqo: true,
  }),
  "version-skew": entry<{ a: string; aVersion: string; b: string; bVersion: string }>({
    severity: "error",
    title: "Both sides of a peering run the same Liqo minor",
    message: (f) => `"${f.a}" runs Liqo ${f.aVersion} and "${f.b}" runs ${f.bVersion}; Liqo does not support that`,
    help: () => "upgrade the older side; while an upgrade is rolling, waive version-skew for this peering in the Fleet",
    waivable: true,
  }),
  "needs-newer-liqo": entry<{ field: string; cluster: string; version: string; needs: string }>({
    severity: "error",
    title: "A field is known to the Liqo release that must act on it",
    message: (f) => `${f.field} needs Liqo ${f.needs}, and "${f.cluster}" runs ${f.version}, which would ignore it`,
    help: (f) => `upgrade Liqo on "${f.cluster}" to ${f.needs}, or do without`,
    mirrorsLiqo: true,
  }),
  "unmanaged-peering": entry<{ peering: string; a: string; b: string }>({
    severity: "error",
    title: "At least one side of a peering is ours",
    message: (f) => `peering "${f.peering}" joins "${f.a}" and "${f.b}", and neither is managed here`,
    help: () => "remove the peering, or set `managed: true` on the cluster that is yours",
  }),
  "unknown-management": entry<{ name: string; help: string }>({
    severity: "error",
    title: "The management cluster is declared",
    message: (f) => `management cluster "${f.name}" is not declared`,
    help: (f) => f.help,
  }),
  "no-management": entry<{ modes: string }>({
    severity: "warning",
    title: "Controller mode has a cluster to run the controller on",
    message: (f) => `${f.modes} are left to the controller, and no cluster is named to run it`,
    help: () => "set `management` in the Fleet to one of its clusters, or choose another mode under `secrets`",
    waivable: true,
  }),
  "engine-without-source": entry<{ engine: string }>({
    severity: "error",
    title: "A delivery engine knows where to read",
    message: (f) => `engine ${f.engine} needs to know which repository holds the compiled manifests`,
    help: () => "add `source: { repoURL: https://… }` (or `oci: oci://…`) to the Fleet",
  }),
  "sops-with-argocd": entry<{ what: string; cluster: string }>({
    severity: "error",
    title: "SOPS needs an engine that decrypts",
    message: (f) => `${f.what} are kept with SOPS, and Argo CD, which delivers to "${f.cluster}", cannot decrypt them`,
    help: () => "use Controller, Sealed or External with Argo CD, or deliver with Flux",
  }),
  "lock-damaged": entry<{ what: string; file: string }>({
    severity: "error",
    title: "The lock file can be read",
    message: (f) => `the lock file is damaged: ${f.what}`,
    help: (f) => `restore it with \`git checkout -- ${f.file}\`; without it gateway ports may change`,
  }),
  "lock-clash": entry<{ port: number; server: string; first: string; second: string }>({
    severity: "error",
    title: "A locked node port belongs to one peering",
    message: (f) => `the lock gives node port ${f.port} of "${f.server}" to "${f.first}" and to "${f.second}"`,
    help: () => "two branches took the same port: delete the line of the newer peering and run `peerage synth`",
  }),
  "unknown-waiver": entry<{ code: string; exists: boolean; help: string }>({
    severity: "error",
    title: "A waiver names a diagnostic that can be waived",
    message: (f) => (f.exists ? `"${f.code}" cannot be waived` : `there is no diagnostic "${f.code}" to waive`),
    help: (f) => f.help,
  }),
  "expired-waiver": entry<{ code: string; until: string }>({
    severity: "error",
    title: "A waiver holds until its day",
    message: (f) => `the waiver of ${f.code} ended on ${f.until}`,
    help: () => "mend what it excused, or decide again and set a new day",
  }),
  "unused-waiver": entry<{ code: string; peering: string }>({
    severity: "warning",
    title: "A waiver excuses something",
    message: (f) => `the waiver of ${f.code}${f.peering} excuses nothing`,
    help: () => "remove it: what it excused is mended, or it never applied",
  }),
};
