import type { AppProject } from "../../../imports/argocd/app-project";
import type { Application } from "../../../imports/argocd/application";
import type { GitRepository } from "../../../imports/flux/git-repository";
import type { Kustomization } from "../../../imports/flux/kustomization";
import type { OCIRepository } from "../../../imports/flux/oci-repository";
import type { Sample } from "./sample";

const application = {
  apiVersion: "argoproj.io/v1alpha1",
  kind: "Application",
  metadata: { name: "net", namespace: "argocd", finalizers: ["resources-finalizer.argocd.argoproj.io"] },
  spec: {
    project: "liqo-peerings",
    destination: { name: "in-cluster", namespace: "liqo-tenant-rome" },
    source: { repoURL: "https://git.example.com/fleet.git", path: "dist/rome", helm: { valuesObject: { any: 1 } } },
    syncPolicy: { automated: { prune: true, selfHeal: true }, retry: { limit: -1 } },
  },
} as const satisfies Application;

const appProject = {
  apiVersion: "argoproj.io/v1alpha1",
  kind: "AppProject",
  metadata: { name: "liqo-peerings", namespace: "argocd" },
  spec: { description: "peerings", sourceRepos: ["*"], destinations: [{ name: "rome", namespace: "liqo-*" }] },
} as const satisfies AppProject;

const kustomization = {
  apiVersion: "kustomize.toolkit.fluxcd.io/v1",
  kind: "Kustomization",
  metadata: { name: "net", namespace: "flux-system" },
  spec: {
    interval: "10m",
    prune: true,
    path: "./dist/rome",
    sourceRef: { kind: "GitRepository", name: "fleet" },
    dependsOn: [{ name: "tenant" }],
  },
} as const satisfies Kustomization;

const gitRepository = {
  apiVersion: "source.toolkit.fluxcd.io/v1",
  kind: "GitRepository",
  metadata: { name: "fleet", namespace: "flux-system" },
  spec: { interval: "1m", url: "https://git.example.com/fleet.git", ref: { branch: "main" } },
} as const satisfies GitRepository;

const ociRepository = {
  apiVersion: "source.toolkit.fluxcd.io/v1",
  kind: "OCIRepository",
  metadata: { name: "fleet", namespace: "flux-system" },
  spec: { interval: "1m", url: "oci://registry.example.com/fleet", ref: { tag: "latest" } },
} as const satisfies OCIRepository;

/** One of each kind of Argo CD and Flux. */
export const gitopsSamples: readonly Sample[] = [
  {
    right: application,
    wrong: [
      ["spec", undefined],
      ["spec.source.repoURL", undefined],
      ["spec.sync", {}],
    ],
  },
  {
    right: appProject,
    wrong: [
      ["spec", undefined],
      ["spec.sourceRepos", "*"],
      ["spec.title", "peerings"],
    ],
  },
  {
    right: kustomization,
    wrong: [
      ["spec.interval", undefined],
      ["spec.interval", "soon"],
      ["spec.prune", "true"],
    ],
  },
  {
    right: gitRepository,
    wrong: [
      ["spec.url", "git://git.example.com"],
      ["spec.interval", undefined],
    ],
  },
  {
    right: ociRepository,
    wrong: [
      ["spec.url", "https://example.com"],
      ["spec.ref.branch", "main"],
    ],
  },
];
