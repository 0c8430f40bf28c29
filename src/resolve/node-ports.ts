import { createHash } from "node:crypto";
import type { Cluster, PortRange } from "../model/cluster";
import type { Lock } from "../model/lock";

/** A gateway server that is exposed by a node port. */
export interface NodePortRequest {
  readonly server: Cluster;
  readonly client: Cluster;
  /** The port that the spec asks for. */
  readonly given: number | undefined;
}

/** Node ports that were not given, by `<server>/<client>`: the locked ones, then by hash of the pair, the next free one on a clash. */
export function allocateNodePorts(requests: readonly NodePortRequest[], lock: Lock): ReadonlyMap<string, number> {
  const allocated = new Map<string, number>();
  const taken = new Map<string, Set<number>>();
  const portsOf = (server: Cluster) => taken.get(server.name) ?? addTo(taken, server.name);
  const open: NodePortRequest[] = [];
  for (const request of requests) {
    const locked = lock.nodePorts.get(lockKey(request));
    if (request.given !== undefined) portsOf(request.server).add(request.given);
    else if (locked === undefined || !isIn(request.server.gateway.nodePorts, locked)) open.push(request);
    else {
      portsOf(request.server).add(locked);
      allocated.set(lockKey(request), locked);
    }
  }
  for (const request of open.sort((a, b) => (lockKey(a) < lockKey(b) ? -1 : 1))) {
    const port = freePort(request, portsOf(request.server));
    if (port === undefined) continue;
    portsOf(request.server).add(port);
    allocated.set(lockKey(request), port);
  }
  return allocated;
}

/** How the lock calls a gateway. */
export function lockKey({ server, client }: Pick<NodePortRequest, "server" | "client">): string {
  return `${server.name}/${client.name}`;
}

/** How many ports a range has. */
export function sizeOf({ first, last }: PortRange): number {
  return last - first + 1;
}

export function isIn({ first, last }: PortRange, port: number): boolean {
  return first <= port && port <= last;
}

function freePort(request: NodePortRequest, taken: ReadonlySet<number>): number | undefined {
  const { nodePorts } = request.server.gateway;
  const size = sizeOf(nodePorts);
  const start = createHash("sha256").update(lockKey(request)).digest().readUInt32BE(0) % size;
  for (let step = 0; step < size; step++) {
    const port = nodePorts.first + ((start + step) % size);
    if (!taken.has(port)) return port;
  }
  return undefined;
}

function addTo(taken: Map<string, Set<number>>, server: string): Set<number> {
  const ports = new Set<number>();
  taken.set(server, ports);
  return ports;
}
