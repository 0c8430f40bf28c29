import { gatewayKeysName } from "../manifests/gateway-keys";
import type { Fleet } from "../model/fleet";
import type { Link } from "../model/peering";
import { type Part, part } from "./part";
import type { Side } from "./side";

/** This end of the tunnel. With keys in git it names its own pair and the other's public key; else Liqo makes a pair and the controller carries public keys across. */
export function netPhase({ settings, lock }: Fleet, side: Side): readonly Part[] {
  const { peering, cluster, remote, namespace, common } = side;
  const { link, names } = peering;
  if (link === undefined) return [];
  const base = { namespace, remoteClusterId: remote.id, ...common };
  const remoteKey =
    settings.secrets.keys === "Controller" ? undefined : lock.publicKeys.get(`${remote.name}/${cluster.name}`);
  return [
    part("Configuration", {
      ...base,
      name: names.configuration,
      podCidrs: remote.network.podCidrs.map(({ text }) => text),
      externalCidrs: [remote.network.externalCidr.text],
    }),
    ...(remoteKey === undefined ? [] : [part("PublicKey", { ...base, name: names.publicKey, publicKey: remoteKey })]),
    gateway(link, side, { ...base, name: names.gateway, mtu: link.mtu, keys: keysOf(settings, side) }),
  ];
}

function keysOf({ secrets }: Fleet["settings"], { peering }: Side): string | undefined {
  return secrets.keys === "Controller" ? undefined : (peering.names.keys ?? gatewayKeysName);
}

interface GatewayBase {
  readonly namespace: string;
  readonly remoteClusterId: string;
  readonly name: string | undefined;
  readonly mtu: number;
  readonly keys: string | undefined;
}

function gateway(link: Link, { cluster }: Side, base: GatewayBase): Part {
  const template = (name: string) => ({ name, namespace: cluster.liqo.namespace });
  if (link.server !== cluster)
    return part("GatewayClient", {
      ...base,
      addresses: link.addresses,
      port: link.clientPort,
      template: template(link.clientTemplate),
    });
  const { serviceType, port, nodePort, loadBalancerIP, serviceAnnotations, serviceLabels } = link;
  return part("GatewayServer", {
    ...base,
    ...{ serviceType, port, nodePort, loadBalancerIP, serviceAnnotations, serviceLabels },
    template: template(link.serverTemplate),
  });
}
