// Made by `npm run import` from github.com/fluxcd/kustomize-controller v1.9.4 (Apache-2.0); do not edit.

import type { ObjectMeta } from "../object-meta";

export interface Kustomization {
  readonly apiVersion: "kustomize.toolkit.fluxcd.io/v1";
  readonly kind: "Kustomization";
  readonly metadata: ObjectMeta;
  readonly spec?: KustomizationSpec;
}

export interface KustomizationSpec {
  readonly buildMetadata?: readonly ("originAnnotations" | "transformerAnnotations")[];
  readonly commonMetadata?: KustomizationSpecCommonMetadata;
  readonly components?: readonly string[];
  readonly decryption?: KustomizationSpecDecryption;
  readonly deletionPolicy?: "MirrorPrune" | "Delete" | "WaitForTermination" | "Orphan";
  readonly dependsOn?: readonly KustomizationSpecDependsOn[];
  readonly force?: boolean;
  readonly healthCheckExprs?: readonly KustomizationSpecHealthCheckExprs[];
  readonly healthChecks?: readonly KustomizationSpecHealthChecks[];
  readonly ignore?: readonly KustomizationSpecIgnore[];
  readonly ignoreMissingComponents?: boolean;
  readonly images?: readonly KustomizationSpecImages[];
  readonly interval: string;
  readonly kubeConfig?: KustomizationSpecKubeConfig;
  readonly namePrefix?: string;
  readonly nameSuffix?: string;
  readonly patches?: readonly KustomizationSpecPatches[];
  readonly path?: string;
  readonly postBuild?: KustomizationSpecPostBuild;
  readonly prune: boolean;
  readonly retryInterval?: string;
  readonly serviceAccountName?: string;
  readonly sourceRef: KustomizationSpecSourceRef;
  readonly suspend?: boolean;
  readonly targetNamespace?: string;
  readonly timeout?: string;
  readonly wait?: boolean;
}

export interface KustomizationSpecCommonMetadata {
  readonly annotations?: {
    readonly [k: string]: string;
  };
  readonly labels?: {
    readonly [k: string]: string;
  };
}

export interface KustomizationSpecDecryption {
  readonly provider: "sops";
  readonly secretRef?: KustomizationSpecDecryptionSecretRef;
  readonly serviceAccountName?: string;
}

export interface KustomizationSpecDecryptionSecretRef {
  readonly name: string;
}

export interface KustomizationSpecDependsOn {
  readonly name: string;
  readonly namespace?: string;
  readonly readyExpr?: string;
}

export interface KustomizationSpecHealthCheckExprs {
  readonly apiVersion: string;
  readonly current: string;
  readonly failed?: string;
  readonly inProgress?: string;
  readonly kind?: string;
}

export interface KustomizationSpecHealthChecks {
  readonly apiVersion?: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}

export interface KustomizationSpecIgnore {
  readonly paths: readonly string[];
  readonly target?: KustomizationSpecIgnoreTarget;
}

export interface KustomizationSpecIgnoreTarget {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
}

export interface KustomizationSpecImages {
  readonly digest?: string;
  readonly name: string;
  readonly newName?: string;
  readonly newTag?: string;
}

export interface KustomizationSpecKubeConfig {
  readonly configMapRef?: KustomizationSpecKubeConfigConfigMapRef;
  readonly secretRef?: KustomizationSpecKubeConfigSecretRef;
}

export interface KustomizationSpecKubeConfigConfigMapRef {
  readonly name: string;
}

export interface KustomizationSpecKubeConfigSecretRef {
  readonly key?: string;
  readonly name: string;
}

export interface KustomizationSpecPatches {
  readonly patch: string;
  readonly target?: KustomizationSpecPatchesTarget;
}

export interface KustomizationSpecPatchesTarget {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
}

export interface KustomizationSpecPostBuild {
  readonly substitute?: {
    readonly [k: string]: string;
  };
  readonly substituteFrom?: readonly KustomizationSpecPostBuildSubstituteFrom[];
  readonly substituteStrategy?: "WithVariables" | "Always";
}

export interface KustomizationSpecPostBuildSubstituteFrom {
  readonly kind: "Secret" | "ConfigMap";
  readonly name: string;
  readonly optional?: boolean;
}

export interface KustomizationSpecSourceRef {
  readonly apiVersion?: string;
  readonly kind: "OCIRepository" | "GitRepository" | "Bucket" | "ExternalArtifact";
  readonly name: string;
  readonly namespace?: string;
}
