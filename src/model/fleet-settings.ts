export type Engine = "ArgoCD" | "Flux" | "None";
export type ServiceType = "NodePort" | "LoadBalancer" | "ClusterIP";
export type SecretsMode = "Controller" | "Sealed" | "SOPS" | "External" | "Plain";

/** Where an engine reads the compiled manifests. */
export type Source =
  | { readonly type: "git"; readonly url: string; readonly revision: string; readonly path: string }
  | { readonly type: "oci"; readonly url: string; readonly revision: string; readonly path: string };

/** What holds for the whole fleet. */
export interface FleetSettings {
  readonly name: string;
  readonly management: string | undefined;
  readonly source: Source | undefined;
  readonly argocd: {
    readonly namespace: string;
    readonly projectPrefix: string;
    readonly rootProject: string;
    readonly version: string;
    readonly granularity: "Phase" | "Cluster";
    readonly autoSync: boolean;
  };
  readonly flux: {
    readonly namespace: string;
    readonly mode: "Hub" | "PerCluster";
    readonly version: string;
    readonly interval: string;
  };
  readonly secrets: { readonly keys: SecretsMode; readonly identities: SecretsMode };
  readonly controller: { readonly enabled: boolean; readonly namespace: string; readonly image: string | undefined };
  readonly commonLabels: Readonly<Record<string, string>>;
  readonly commonAnnotations: Readonly<Record<string, string>>;
}
