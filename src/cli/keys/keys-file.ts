import type { KeyPair } from "../../keys/key-pair";
import { gatewayKeys } from "../../manifests/gateway-keys";
import type { Fleet } from "../../model/fleet";
import type { SecretNeed } from "../../resolve/secret-needs";
import { commonOf } from "../../synth/side";
import { toYaml } from "../../synth/yaml";

const head =
  "# Made by peerage keys generate: a WireGuard key pair with its private key, in plain text. Do not edit.\n";

/** The text of the file that holds a key pair. */
export function keysFile(fleet: Fleet, need: SecretNeed, pair: KeyPair): string {
  return head + toYaml(keysObject(fleet, need, pair));
}

/** The Secret in it: named and labelled as Liqo needs it, with what every object of the peering carries. */
export function keysObject(fleet: Fleet, { peering, remote, metadata }: SecretNeed, pair: KeyPair) {
  const { name, namespace = "" } = metadata;
  const common = commonOf(fleet, { "peerage.dev/peering": peering.name });
  return gatewayKeys({ name, namespace, remoteClusterId: remote.id, ...common, ...pair });
}
