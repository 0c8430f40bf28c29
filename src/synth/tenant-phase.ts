import { type Part, part } from "./part";
import type { Side } from "./side";

/** The namespace that holds everything else. */
export function tenantPhase({ remote, namespace, common }: Side): readonly Part[] {
  return [part("TenantNamespace", { remoteClusterId: remote.id, name: namespace, ...common })];
}
