import { gatewayKeysName } from "../manifests/gateway-keys";
import { identityName } from "../manifests/identity-secret";
import type { Fleet } from "../model/fleet";
import { secretFilePath } from "../model/secret-file";
import type { CopiedFile } from "./leaf";
import type { Side } from "./side";

/** The key pair of this end, as it lies beside the specs. */
export function copiedKeys(fleet: Fleet, { peering, cluster, remote, namespace }: Side): readonly CopiedFile[] {
  if (peering.link === undefined) return [];
  const name = peering.names.keys ?? gatewayKeysName;
  const copied = fleet.secretFiles.get(secretFilePath(cluster.name, remote.name, "keys"));
  return copied === undefined ? [] : [{ name: "keys.yaml", copied, holds: `v1 Secret ${namespace}/${name}` }];
}

/** The identity towards the provider, as it lies beside the specs. */
export function copiedIdentity(fleet: Fleet, side: Side): readonly CopiedFile[] {
  const { peering, cluster, remote, namespace, consuming } = side;
  if (consuming?.auth === undefined) return [];
  const name = peering.names.identity ?? identityName(remote.id);
  const copied = fleet.secretFiles.get(secretFilePath(cluster.name, remote.name, "identity"));
  return copied === undefined ? [] : [{ name: "identity.yaml", copied, holds: `v1 Secret ${namespace}/${name}` }];
}
