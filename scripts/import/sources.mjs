// Where kinds come from. To follow a new release, change or add a line of `pinned` and run npm run import; for the sum,
// leave it empty and read what is printed.
const pinned = [
  ["liqo", "v1.0.1", "h1:5YjAZtAaBxO7i8qZgWvkqlzS402pp5d1SmdgXB9nbFI="],
  ["liqo", "v1.1.2", "h1:DgGPkR6rWM1b1iKJR89tugTOKiNK9uUeghonjTI4Jx0="],
  ["liqo", "v1.2.0", "h1:2KOA/pMeIz/2+HglNF/YcfAdn3iQH1wRRIbUm2TvzfM="],
  ["argo-cd", "v3.5.3", "h1:klbUb5LOK+oJSBkR0OYGlLkG9IpsPVtSR2idOdaQb2I="],
  ["kustomize-controller", "v1.9.4", "h1:VBnBMhnemqnE5Zca2AoG2gC4472MoiTmk9rdqvLoMcY="],
  ["source-controller", "v1.9.2", "h1:dPaSvA6Gd/YYsVCOALG8hq8ADA23fXK36yFzbj8tv/o="],
  ["kubernetes", "v1.34.2", "h1:WQdDvYJazkmkwSncgNwGvVtaCt4TYXIU3wSMRgvp3MI="],
];

/** Of Liqo every release keeps its schemas; types and published schemas are those of the newest. */
const newestLiqo = pinned.findLast(([name]) => name === "liqo")[1];

const projects = {
  liqo: (version) => ({
    module: "github.com/liqotech/liqo",
    folder: "deployments/liqo/charts/liqo-crds/crds",
    format: "crds",
    kinds: {
      "authentication.liqo.io/v1beta1": ["Identity", "ResourceSlice", "Tenant"],
      "networking.liqo.io/v1beta1": ["Configuration", "GatewayClient", "GatewayServer", "PublicKey"],
      "offloading.liqo.io/v1beta1": ["NamespaceOffloading", "VirtualNode"],
    },
    schemas: `imports/liqo/${version}`,
    types: version === newestLiqo ? "imports/liqo" : undefined,
    isPublished: version === newestLiqo,
  }),
  "argo-cd": () => ({
    module: "github.com/argoproj/argo-cd/v3",
    folder: "manifests/crds",
    format: "crds",
    kinds: { "argoproj.io/v1alpha1": ["AppProject", "Application"] },
    schemas: "imports/argocd",
    types: "imports/argocd",
    isPublished: true,
  }),
  "kustomize-controller": () => ({
    module: "github.com/fluxcd/kustomize-controller",
    ...flux,
    kinds: { "kustomize.toolkit.fluxcd.io/v1": ["Kustomization"] },
  }),
  "source-controller": () => ({
    module: "github.com/fluxcd/source-controller",
    ...flux,
    kinds: { "source.toolkit.fluxcd.io/v1": ["GitRepository", "OCIRepository"] },
  }),
  // No types: cdk8s-plus has those of the kinds that Kubernetes brings along.
  kubernetes: () => ({
    module: "k8s.io/kubernetes",
    folder: "api/openapi-spec/v3",
    format: "openapi",
    kinds: { v1: ["Namespace", "Secret", "ServiceAccount"], "rbac.authorization.k8s.io/v1": ["RoleBinding"] },
    schemas: "imports/kubernetes",
    types: undefined,
    isPublished: true,
  }),
};

const flux = {
  folder: "config/crd/bases",
  format: "crds",
  schemas: "imports/flux",
  types: "imports/flux",
  isPublished: true,
};

/** The names that a source can have. */
export const sourceNames = Object.keys(projects);

/** What a project of this name offers at a version; the version need not be one of ours. */
export function sourceOf(name, version) {
  return { name, version, ...projects[name](version) };
}

/** The sources of everything that is committed, with the checksums of their Go modules. */
export const pinnedSources = pinned.map(([name, version, sum]) => ({ ...sourceOf(name, version), sum }));
