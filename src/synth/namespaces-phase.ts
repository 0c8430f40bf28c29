import type { Fleet } from "../model/fleet";
import type { Offloading } from "../model/offloading";
import type { MadeFile } from "./leaf";
import { type Part, part } from "./part";
import { commonOf } from "./side";

/** One file for each namespace whose pods may go elsewhere. */
export function namespaceFile(fleet: Fleet, offloading: Offloading): MadeFile<Part> {
  const { namespace, createNamespace, guard, providers, remoteNamespaceName } = offloading;
  const { podOffloadingStrategy, namespaceMappingStrategy, nodeSelectorTerms } = offloading;
  const common = commonOf(fleet);
  const own: readonly Part[] = createNamespace
    ? [part("OffloadedNamespace", { name: namespace, guard, ...common })]
    : [];
  const offloaded = part("NamespaceOffloading", {
    ...{ namespace, podOffloadingStrategy, namespaceMappingStrategy, nodeSelectorTerms, ...common },
    remoteNamespaceName: namespaceMappingStrategy === "SelectedName" ? remoteNamespaceName : undefined,
    clusterIds: providers.map(({ id }) => id),
  });
  return { name: `${namespace}.yaml`, items: [...own, offloaded] };
}
