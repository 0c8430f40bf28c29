import type { Cluster } from "../model/cluster";
import type { Fleet } from "../model/fleet";
import type { SecretsMode } from "../model/fleet-settings";
import type { Lock } from "../model/lock";
import { tenantNamespace } from "../model/names";
import type { Link, Peering } from "../model/peering";
import { resolveDirection } from "./directions";
import type { Draft } from "./draft";
import { allocateNodePorts, lockKey } from "./node-ports";

/** The peerings whose two clusters are declared and differ, with all defaults, and the node ports that were allocated. */
export function resolvePeerings(
  drafts: readonly Draft[],
  { clusters, identities }: { readonly clusters: Fleet["clusters"]; readonly identities: SecretsMode },
  lock: Lock,
): { readonly peerings: readonly Peering[]; readonly nodePorts: ReadonlyMap<string, number> } {
  const ends = drafts.flatMap((draft) => endsOf(draft, clusters));
  const wanted = ends
    .filter(isNodePort)
    .map(({ draft, server, client }) => ({ server, client, given: draft.spec.network?.nodePort }));
  const nodePorts = allocateNodePorts(wanted, lock);
  return { peerings: ends.map((each) => resolvePeering(each, nodePorts, identities)), nodePorts };
}

/** A draft with its clusters, and which of them runs the gateway server. */
interface Ends {
  readonly draft: Draft;
  readonly consumer: Cluster;
  readonly provider: Cluster;
  readonly server: Cluster;
  readonly client: Cluster;
}

function endsOf(draft: Draft, clusters: Fleet["clusters"]): readonly Ends[] {
  const consumer = clusters.get(draft.consumer);
  const provider = clusters.get(draft.provider);
  if (consumer === undefined || provider === undefined || consumer === provider) return [];
  const isConsumer = serverRole(draft, consumer, provider) === "Consumer";
  const [server, client] = isConsumer ? [consumer, provider] : [provider, consumer];
  return [{ draft, consumer, provider, server, client }];
}

function serverRole({ spec }: Draft, consumer: Cluster, provider: Cluster): "Consumer" | "Provider" {
  const wanted = spec.network?.gatewayServer ?? "Provider";
  if (wanted !== "Auto") return wanted;
  return !provider.gateway.reachable && consumer.gateway.reachable ? "Consumer" : "Provider";
}

/** Whether nothing of the peering is left: then it has no tunnel either. */
function isGone({ draft: { spec } }: Ends): boolean {
  const isReverseGone = spec.reverse === undefined || spec.reverse.enabled === false || spec.reverse.state === "Absent";
  return spec.state === "Absent" && isReverseGone;
}

function hasLink(ends: Ends): boolean {
  return ends.draft.spec.network?.enabled !== false && !isGone(ends);
}

function isNodePort(ends: Ends): boolean {
  const { draft, server } = ends;
  const { serviceType = server.gateway.serviceType } = draft.spec.network ?? {};
  return hasLink(ends) && serviceType === "NodePort";
}

function resolvePeering(ends: Ends, nodePorts: ReadonlyMap<string, number>, identities: SecretsMode): Peering {
  const { draft, consumer, provider } = ends;
  const { spec, layers, name } = draft;
  const main = resolveDirection(draft, spec, { consumer, provider, path: [], identities });
  const hasReverse = spec.reverse !== undefined && spec.reverse.enabled !== false;
  const reverse = hasReverse
    ? [
        resolveDirection(draft, spec.reverse ?? {}, {
          consumer: provider,
          provider: consumer,
          path: ["reverse"],
          identities,
        }),
      ]
    : [];
  return {
    name,
    consumer,
    provider,
    link: hasLink(ends) ? resolveLink(ends, nodePorts) : undefined,
    directions: [main, ...reverse],
    tenantNamespaces: {
      consumer: spec.tenantNamespace?.consumer ?? tenantNamespace(provider.id),
      provider: spec.tenantNamespace?.provider ?? tenantNamespace(consumer.id),
    },
    names: spec.names ?? {},
    origin: draft.origin,
    layers,
  };
}

function resolveLink(ends: Ends, nodePorts: ReadonlyMap<string, number>): Link {
  const { draft, server, client } = ends;
  const network = draft.spec.network ?? {};
  const { serviceType = server.gateway.serviceType, port = 51840 } = network;
  const { serviceAnnotations = {}, serviceLabels = {} } = network;
  const { mtu = 1340, serverTemplate = "wireguard-server", clientTemplate = "wireguard-client" } = network;
  const { nodePort = isNodePort(ends) ? nodePorts.get(lockKey(ends)) : undefined } = network;
  const { clientPort = serviceType === "NodePort" ? (nodePort ?? port) : port } = network;
  return {
    server,
    client,
    serviceType,
    port,
    nodePort,
    loadBalancerIP: network.loadBalancerIP,
    addresses: addressesOf(network, server),
    clientPort,
    mtu,
    serviceAnnotations,
    serviceLabels,
    serverTemplate,
    clientTemplate,
  };
}

function addressesOf(network: NonNullable<Draft["spec"]["network"]>, server: Cluster): readonly string[] {
  if (network.addresses !== undefined) return network.addresses;
  return network.loadBalancerIP === undefined ? server.gateway.addresses : [network.loadBalancerIP];
}
