import type { NamespaceOffloading } from "../../imports/liqo/namespace-offloading";
import type { Manifest } from "../model/kube-object";
import type {
  NamespaceMappingStrategy,
  NodeSelectorRequirement,
  NodeSelectorTerm,
  PodOffloadingStrategy,
} from "../model/offloading";
import { type CommonProps, given, metadata } from "./metadata";

/** Props of a NamespaceOffloading. */
export interface NamespaceOffloadingProps extends CommonProps {
  /** The namespace to offload. */
  readonly namespace: string;
  /** @default LocalAndRemote */
  readonly podOffloadingStrategy?: PodOffloadingStrategy | undefined;
  /** @default DefaultName: <namespace>-<consumer's cluster ID> */
  readonly namespaceMappingStrategy?: NamespaceMappingStrategy | undefined;
  /** With SelectedName. */
  readonly remoteNamespaceName?: string | undefined;
  /** IDs of the providers that pods may go to. @default - only nodeSelectorTerms decide */
  readonly clusterIds?: readonly string[] | undefined;
  /** Terms over labels of virtual nodes, each an alternative. @default - only clusterIds decide; without both, every provider there is */
  readonly nodeSelectorTerms?: readonly NodeSelectorTerm[] | undefined;
}

/** Lets pods of a namespace run on providers. Liqo reads it under this one name only, and never gets it to work without a selector. */
export function namespaceOffloading(props: NamespaceOffloadingProps): Manifest<NamespaceOffloading> {
  const { namespace, clusterIds = [], nodeSelectorTerms = [] } = props;
  const { podOffloadingStrategy = "LocalAndRemote", namespaceMappingStrategy = "DefaultName" } = props;
  return {
    apiVersion: "offloading.liqo.io/v1beta1",
    kind: "NamespaceOffloading",
    metadata: metadata(props, { name: "offloading", namespace }),
    spec: {
      podOffloadingStrategy,
      namespaceMappingStrategy,
      ...given("remoteNamespaceName", props.remoteNamespaceName),
      clusterSelector: { nodeSelectorTerms: [...termsFor(clusterIds), ...nodeSelectorTerms].map(exact) },
    },
  };
}

function termsFor(clusterIds: readonly string[]): readonly NodeSelectorTerm[] {
  if (clusterIds.length === 0) return [];
  return [{ matchExpressions: [{ key: "liqo.io/remote-cluster-id", operator: "In", values: clusterIds }] }];
}

/** A term without keys that have no value. */
function exact({ matchExpressions, matchFields }: NodeSelectorTerm): Term {
  return {
    ...given("matchExpressions", matchExpressions?.map(requirement)),
    ...given("matchFields", matchFields?.map(requirement)),
  };
}

type Term = NonNullable<NonNullable<NamespaceOffloading["spec"]>["clusterSelector"]>["nodeSelectorTerms"][number];

function requirement({ key, operator, values }: NodeSelectorRequirement) {
  return { key, operator, ...given("values", values) };
}
