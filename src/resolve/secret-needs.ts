import { gatewayKeys } from "../manifests/gateway-keys";
import { identitySecret } from "../manifests/identity-secret";
import { type Cluster, isOurs } from "../model/cluster";
import { type DirectionOf, livingDirections } from "../model/directions";
import { endsOf } from "../model/ends";
import type { Fleet } from "../model/fleet";
import type { KubeMetadata } from "../model/kube-object";
import type { AuthMethod, Direction, Peering } from "../model/peering";
import { type SecretUse, secretFilePath } from "../model/secret-file";

/** A Secret that one side of a peering needs beside the specs. */
export interface SecretNeed {
  readonly use: SecretUse;
  readonly peering: Peering;
  /** The direction that an identity is for. */
  readonly direction: Direction | undefined;
  readonly cluster: Cluster;
  readonly remote: Cluster;
  /** Below the spec folder. */
  readonly path: string;
  /** By what Liqo finds it; more may be there. */
  readonly metadata: KubeMetadata;
}

/** Every Secret that must lie beside the specs: those of our own, living clusters, where the mode is Plain. */
export function* secretNeeds(fleet: Pick<Fleet, "settings" | "peerings">): Iterable<SecretNeed> {
  const { keys, identities } = fleet.settings.secrets;
  if (keys === "Plain") for (const peering of fleet.peerings) yield* keysOf(peering);
  if (identities === "Plain") for (const each of livingDirections(fleet)) yield* identityOf(each);
}

function* keysOf(peering: Peering): Iterable<SecretNeed> {
  const { link, names } = peering;
  if (link === undefined) return;
  for (const { cluster, remote, namespace } of endsOf(peering)) {
    if (!isOurs(cluster)) continue;
    const pair = { privateKey: "", publicKey: "" };
    const { metadata } = gatewayKeys({ namespace, remoteClusterId: remote.id, name: names.keys, ...pair });
    const path = secretFilePath(cluster.name, remote.name, "keys");
    yield { use: "keys", peering, direction: undefined, cluster, remote, path, metadata };
  }
}

/** Methods whose credential somebody makes and stores; Provided names one that is there already. */
const stored: readonly AuthMethod[] = ["Certificate", "Token", "EKSIAM"];

function* identityOf({ peering, direction }: DirectionOf): Iterable<SecretNeed> {
  const { consumer: cluster, provider: remote, auth } = direction;
  if (auth === undefined || !stored.includes(auth.method) || !isOurs(cluster)) return;
  const [consumers, providers] = endsOf(peering);
  const { namespace, remoteNamespace } = cluster === peering.consumer ? consumers : providers;
  const base = { namespace, remoteClusterId: remote.id, name: peering.names.identity };
  const { metadata } = identitySecret({ ...base, remoteTenantNamespace: remoteNamespace, data: { kubeconfig: "" } });
  const path = secretFilePath(cluster.name, remote.name, "identity");
  yield { use: "identity", peering, direction, cluster, remote, path, metadata };
}
