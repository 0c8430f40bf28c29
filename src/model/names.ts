import type { NamespaceMappingStrategy } from "./offloading";

/** The tenant namespace for a remote cluster, as Liqo names it. */
export function tenantNamespace(remoteId: string): string {
  return `liqo-tenant-${remoteId}`;
}

/** The namespace on a provider that stands for a consumer's namespace. */
export function twinNamespace(
  namespace: string,
  consumerId: string,
  { strategy, selected }: { readonly strategy: NamespaceMappingStrategy; readonly selected: string | undefined },
): string {
  switch (strategy) {
    case "DefaultName":
      return `${namespace}-${consumerId}`;
    case "EnforceSameName":
      return namespace;
    case "SelectedName":
      return selected ?? namespace;
  }
}

/** The longest name of a namespace or label. */
export const longestLabel = 63;
