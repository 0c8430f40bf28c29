// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import type { ObjectMeta } from "../object-meta";

export interface NamespaceOffloading {
  readonly apiVersion: "offloading.liqo.io/v1beta1";
  readonly kind: "NamespaceOffloading";
  readonly metadata: ObjectMeta;
  readonly spec: NamespaceOffloadingSpec;
}

export interface NamespaceOffloadingSpec {
  readonly clusterSelector?: NamespaceOffloadingSpecClusterSelector;
  readonly namespaceMappingStrategy?: "EnforceSameName" | "DefaultName" | "SelectedName";
  readonly podOffloadingStrategy?: "Local" | "Remote" | "LocalAndRemote";
  readonly remoteNamespaceName?: string;
}

export interface NamespaceOffloadingSpecClusterSelector {
  readonly nodeSelectorTerms: readonly NamespaceOffloadingSpecClusterSelectorNodeSelectorTerms[];
}

export interface NamespaceOffloadingSpecClusterSelectorNodeSelectorTerms {
  readonly matchExpressions?: readonly NamespaceOffloadingSpecClusterSelectorNodeSelectorTermsMatchExpressions[];
  readonly matchFields?: readonly NamespaceOffloadingSpecClusterSelectorNodeSelectorTermsMatchFields[];
}

export interface NamespaceOffloadingSpecClusterSelectorNodeSelectorTermsMatchExpressions {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
}

export interface NamespaceOffloadingSpecClusterSelectorNodeSelectorTermsMatchFields {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
}
