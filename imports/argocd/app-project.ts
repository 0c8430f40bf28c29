// Made by `npm run import` from github.com/argoproj/argo-cd/v3 v3.5.3 (Apache-2.0); do not edit.

import type { ObjectMeta } from "../object-meta";

export interface AppProject {
  readonly apiVersion: "argoproj.io/v1alpha1";
  readonly kind: "AppProject";
  readonly metadata: ObjectMeta;
  readonly spec: AppProjectSpec;
}

export interface AppProjectSpec {
  readonly clusterResourceBlacklist?: readonly AppProjectSpecClusterResourceBlacklist[];
  readonly clusterResourceWhitelist?: readonly AppProjectSpecClusterResourceWhitelist[];
  readonly description?: string;
  readonly destinationServiceAccounts?: readonly AppProjectSpecDestinationServiceAccounts[];
  readonly destinations?: readonly AppProjectSpecDestinations[];
  readonly namespaceResourceBlacklist?: readonly AppProjectSpecNamespaceResourceBlacklist[];
  readonly namespaceResourceWhitelist?: readonly AppProjectSpecNamespaceResourceWhitelist[];
  readonly orphanedResources?: AppProjectSpecOrphanedResources;
  readonly permitOnlyProjectScopedClusters?: boolean;
  readonly roles?: readonly AppProjectSpecRoles[];
  readonly signatureKeys?: readonly AppProjectSpecSignatureKeys[];
  readonly sourceIntegrity?: AppProjectSpecSourceIntegrity;
  readonly sourceNamespaces?: readonly string[];
  readonly sourceRepos?: readonly string[];
  readonly syncWindows?: readonly AppProjectSpecSyncWindows[];
}

export interface AppProjectSpecClusterResourceBlacklist {
  readonly group: string;
  readonly kind: string;
  readonly name?: string;
}

export interface AppProjectSpecClusterResourceWhitelist {
  readonly group: string;
  readonly kind: string;
  readonly name?: string;
}

export interface AppProjectSpecDestinationServiceAccounts {
  readonly defaultServiceAccount: string;
  readonly namespace?: string;
  readonly server: string;
}

export interface AppProjectSpecDestinations {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
}

export interface AppProjectSpecNamespaceResourceBlacklist {
  readonly group: string;
  readonly kind: string;
}

export interface AppProjectSpecNamespaceResourceWhitelist {
  readonly group: string;
  readonly kind: string;
}

export interface AppProjectSpecOrphanedResources {
  readonly ignore?: readonly AppProjectSpecOrphanedResourcesIgnore[];
  readonly warn?: boolean;
}

export interface AppProjectSpecOrphanedResourcesIgnore {
  readonly group?: string;
  readonly kind?: string;
  readonly name?: string;
}

export interface AppProjectSpecRoles {
  readonly description?: string;
  readonly groups?: readonly string[];
  readonly jwtTokens?: readonly AppProjectSpecRolesJwtTokens[];
  readonly name: string;
  readonly policies?: readonly string[];
}

export interface AppProjectSpecRolesJwtTokens {
  readonly exp?: number;
  readonly iat: number;
  readonly id?: string;
}

export interface AppProjectSpecSignatureKeys {
  readonly keyID: string;
}

export interface AppProjectSpecSourceIntegrity {
  readonly git: AppProjectSpecSourceIntegrityGit;
}

export interface AppProjectSpecSourceIntegrityGit {
  readonly policies: readonly AppProjectSpecSourceIntegrityGitPolicies[];
}

export interface AppProjectSpecSourceIntegrityGitPolicies {
  readonly gpg: AppProjectSpecSourceIntegrityGitPoliciesGpg;
  readonly repos: readonly AppProjectSpecSourceIntegrityGitPoliciesRepos[];
}

export interface AppProjectSpecSourceIntegrityGitPoliciesGpg {
  readonly keys: readonly string[];
  readonly mode: string;
}

export interface AppProjectSpecSourceIntegrityGitPoliciesRepos {
  readonly url: string;
}

export interface AppProjectSpecSyncWindows {
  readonly andOperator?: boolean;
  readonly applications?: readonly string[];
  readonly clusters?: readonly string[];
  readonly description?: string;
  readonly duration?: string;
  readonly kind?: string;
  readonly manualSync?: boolean;
  readonly namespaces?: readonly string[];
  readonly schedule?: string;
  readonly syncOverrun?: boolean;
  readonly timeZone?: string;
}
