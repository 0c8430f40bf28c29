// Made by `npm run import` from github.com/argoproj/argo-cd/v3 v3.5.3 (Apache-2.0); do not edit.

import type { ObjectMeta } from "../object-meta";

export interface Application {
  readonly apiVersion: "argoproj.io/v1alpha1";
  readonly kind: "Application";
  readonly metadata: ObjectMeta;
  readonly operation?: ApplicationOperation;
  readonly spec: ApplicationSpec;
}

export interface ApplicationOperation {
  readonly info?: readonly ApplicationOperationInfo[];
  readonly initiatedBy?: ApplicationOperationInitiatedBy;
  readonly retry?: ApplicationOperationRetry;
  readonly sync?: ApplicationOperationSync;
}

export interface ApplicationOperationInfo {
  readonly name: string;
  readonly value: string;
}

export interface ApplicationOperationInitiatedBy {
  readonly automated?: boolean;
  readonly username?: string;
}

export interface ApplicationOperationRetry {
  readonly backoff?: ApplicationOperationRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
}

export interface ApplicationOperationRetryBackoff {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
}

export interface ApplicationOperationSync {
  readonly autoHealAttemptsCount?: number;
  readonly dryRun?: boolean;
  readonly manifests?: readonly string[];
  readonly prune?: boolean;
  readonly resources?: readonly ApplicationOperationSyncResources[];
  readonly revision?: string;
  readonly revisions?: readonly string[];
  readonly source?: ApplicationSource;
  readonly sources?: readonly ApplicationSource[];
  readonly syncOptions?: readonly string[];
  readonly syncStrategy?: ApplicationOperationSyncSyncStrategy;
}

export interface ApplicationOperationSyncResources {
  readonly group?: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}

export interface ApplicationSource {
  readonly chart?: string;
  readonly directory?: ApplicationDirectory;
  readonly helm?: ApplicationHelm;
  readonly kustomize?: ApplicationKustomize;
  readonly name?: string;
  readonly path?: string;
  readonly plugin?: ApplicationPlugin;
  readonly ref?: string;
  readonly repoURL: string;
  readonly tagPrefix?: string;
  readonly targetRevision?: string;
}

export interface ApplicationDirectory {
  readonly exclude?: string;
  readonly include?: string;
  readonly jsonnet?: ApplicationDirectoryJsonnet;
  readonly recurse?: boolean;
}

export interface ApplicationDirectoryJsonnet {
  readonly extVars?: readonly ApplicationDirectoryJsonnetExtVars[];
  readonly libs?: readonly string[];
  readonly tlas?: readonly ApplicationDirectoryJsonnetTlas[];
}

export interface ApplicationDirectoryJsonnetExtVars {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
}

export interface ApplicationDirectoryJsonnetTlas {
  readonly code?: boolean;
  readonly name: string;
  readonly value: string;
}

export interface ApplicationHelm {
  readonly apiVersions?: readonly string[];
  readonly fileParameters?: readonly ApplicationHelmFileParameters[];
  readonly ignoreMissingValueFiles?: boolean;
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly parameters?: readonly ApplicationHelmParameters[];
  readonly passCredentials?: boolean;
  readonly releaseName?: string;
  readonly skipCrds?: boolean;
  readonly skipSchemaValidation?: boolean;
  readonly skipTests?: boolean;
  readonly valueFiles?: readonly string[];
  readonly values?: string;
  readonly valuesObject?: {
    readonly [k: string]: unknown;
  };
  readonly version?: string;
}

export interface ApplicationHelmFileParameters {
  readonly name?: string;
  readonly path?: string;
}

export interface ApplicationHelmParameters {
  readonly forceString?: boolean;
  readonly name?: string;
  readonly value?: string;
}

export interface ApplicationKustomize {
  readonly apiVersions?: readonly string[];
  readonly commonAnnotations?: {
    readonly [k: string]: string;
  };
  readonly commonAnnotationsEnvsubst?: boolean;
  readonly commonLabels?: {
    readonly [k: string]: string;
  };
  readonly components?: readonly string[];
  readonly forceCommonAnnotations?: boolean;
  readonly forceCommonLabels?: boolean;
  readonly ignoreMissingComponents?: boolean;
  readonly images?: readonly string[];
  readonly kubeVersion?: string;
  readonly labelIncludeTemplates?: boolean;
  readonly labelWithoutSelector?: boolean;
  readonly namePrefix?: string;
  readonly nameSuffix?: string;
  readonly namespace?: string;
  readonly patches?: readonly ApplicationKustomizePatches[];
  readonly replicas?: readonly ApplicationKustomizeReplicas[];
  readonly version?: string;
}

export interface ApplicationKustomizePatches {
  readonly options?: {
    readonly [k: string]: boolean;
  };
  readonly patch?: string;
  readonly path?: string;
  readonly target?: ApplicationKustomizePatchesTarget;
}

export interface ApplicationKustomizePatchesTarget {
  readonly annotationSelector?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly labelSelector?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly version?: string;
}

export interface ApplicationKustomizeReplicas {
  readonly count: number | string;
  readonly name: string;
}

export interface ApplicationPlugin {
  readonly env?: readonly ApplicationPluginEnv[];
  readonly name?: string;
  readonly parameters?: readonly ApplicationPluginParameters[];
}

export interface ApplicationPluginEnv {
  readonly name: string;
  readonly value: string;
}

export interface ApplicationPluginParameters {
  readonly array?: readonly string[];
  readonly map?: {
    readonly [k: string]: string;
  };
  readonly name?: string;
  readonly string?: string;
}

export interface ApplicationOperationSyncSyncStrategy {
  readonly apply?: ApplicationOperationSyncSyncStrategyApply;
  readonly hook?: ApplicationOperationSyncSyncStrategyHook;
}

export interface ApplicationOperationSyncSyncStrategyApply {
  readonly force?: boolean;
}

export interface ApplicationOperationSyncSyncStrategyHook {
  readonly force?: boolean;
}

export interface ApplicationSpec {
  readonly destination: ApplicationSpecDestination;
  readonly ignoreDifferences?: readonly ApplicationSpecIgnoreDifferences[];
  readonly info?: readonly ApplicationSpecInfo[];
  readonly project: string;
  readonly revisionHistoryLimit?: number;
  readonly source?: ApplicationSource;
  readonly sourceHydrator?: ApplicationSpecSourceHydrator;
  readonly sources?: readonly ApplicationSource[];
  readonly syncPolicy?: ApplicationSpecSyncPolicy;
}

export interface ApplicationSpecDestination {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
}

export interface ApplicationSpecIgnoreDifferences {
  readonly group?: string;
  readonly jqPathExpressions?: readonly string[];
  readonly jsonPointers?: readonly string[];
  readonly kind: string;
  readonly managedFieldsManagers?: readonly string[];
  readonly name?: string;
  readonly namespace?: string;
}

export interface ApplicationSpecInfo {
  readonly name: string;
  readonly value: string;
}

export interface ApplicationSpecSourceHydrator {
  readonly drySource: ApplicationSpecSourceHydratorDrySource;
  readonly hydrateTo?: ApplicationSpecSourceHydratorHydrateTo;
  readonly syncSource: ApplicationSpecSourceHydratorSyncSource;
}

export interface ApplicationSpecSourceHydratorDrySource {
  readonly directory?: ApplicationDirectory;
  readonly helm?: ApplicationHelm;
  readonly kustomize?: ApplicationKustomize;
  readonly path: string;
  readonly plugin?: ApplicationPlugin;
  readonly repoURL: string;
  readonly targetRevision: string;
}

export interface ApplicationSpecSourceHydratorHydrateTo {
  readonly targetBranch: string;
}

export interface ApplicationSpecSourceHydratorSyncSource {
  readonly path: string;
  readonly repoURL?: string;
  readonly targetBranch: string;
}

export interface ApplicationSpecSyncPolicy {
  readonly automated?: ApplicationSpecSyncPolicyAutomated;
  readonly managedNamespaceMetadata?: ApplicationSpecSyncPolicyManagedNamespaceMetadata;
  readonly retry?: ApplicationSpecSyncPolicyRetry;
  readonly syncOptions?: readonly string[];
}

export interface ApplicationSpecSyncPolicyAutomated {
  readonly allowEmpty?: boolean;
  readonly enabled?: boolean;
  readonly prune?: boolean;
  readonly selfHeal?: boolean;
}

export interface ApplicationSpecSyncPolicyManagedNamespaceMetadata {
  readonly annotations?: {
    readonly [k: string]: string;
  };
  readonly labels?: {
    readonly [k: string]: string;
  };
}

export interface ApplicationSpecSyncPolicyRetry {
  readonly backoff?: ApplicationSpecSyncPolicyRetryBackoff;
  readonly limit?: number;
  readonly refresh?: boolean;
}

export interface ApplicationSpecSyncPolicyRetryBackoff {
  readonly duration?: string;
  readonly factor?: number;
  readonly maxDuration?: string;
}
