import { isOurs } from "../model/cluster";
import { livingDirections } from "../model/directions";
import type { Fleet } from "../model/fleet";
import type { KubeObject } from "../model/kube-object";
import type { ClusterIndex, Phase } from "../model/tree-index";
import { objectsIn } from "./cluster-files";
import type { ClusterLeaves } from "./plan";
import { shellWord } from "./shell-word";

/** A command that a person runs because no engine does. */
export interface Step {
  readonly cluster: string;
  readonly command: string;
  readonly why: string;
}

/** Deletes what left the tree of clusters that no engine looks after, in the one order in which Liqo lets go of everything. */
export function removalSteps(
  fleet: Fleet,
  before: ReadonlyMap<string, ClusterIndex>,
  now: readonly ClusterLeaves<KubeObject>[],
): readonly Step[] {
  const kept = new Map(now.map(({ cluster, leaves }) => [cluster.name, objectsOf(leaves)]));
  const living = livingSides(fleet);
  const gone = [...before.values()].flatMap((index) =>
    isLookedAfter(fleet, index) ? [] : goneFrom(index, { kept: kept.get(index.cluster) ?? new Set(), living }),
  );
  return gone
    .sort((a, b) => a.rank - b.rank)
    .map(({ index, object }) => ({
      cluster: index.cluster,
      command: deleteCommand(fleet, index, object),
      why: `${object.kind} left the tree`,
    }));
}

/** An engine deletes what left its cluster; of a cluster that is dead, or not ours, nothing is ours to delete. */
function isLookedAfter({ clusters }: Fleet, { cluster }: ClusterIndex): boolean {
  const declared = clusters.get(cluster);
  return declared !== undefined && (!isOurs(declared) || declared.engine !== "None");
}

/** Pairs, seen from each side, between which something still lives. */
function livingSides(fleet: Fleet): ReadonlySet<string> {
  const directions = [...livingDirections(fleet)].map(({ direction }) => direction);
  return new Set(directions.flatMap(({ consumer: { name: a }, provider: { name: b } }) => [`${a}/${b}`, `${b}/${a}`]));
}

function objectsOf(leaves: ClusterLeaves<KubeObject>["leaves"]): ReadonlySet<string> {
  return new Set(leaves.flatMap(({ files }) => files.flatMap(objectsIn)));
}

interface Gone {
  readonly index: ClusterIndex;
  readonly object: Reference;
  readonly rank: number;
}

interface Staying {
  readonly kept: ReadonlySet<string>;
  readonly living: ReadonlySet<string>;
}

function goneFrom(index: ClusterIndex, { kept, living }: Staying): readonly Gone[] {
  const remotes = new Map(index.peerings.map(({ name, remote }) => [name, remote]));
  return index.files.flatMap(({ phase, peering = "", objects = [] }) => {
    const isLiving = living.has(`${index.cluster}/${remotes.get(peering)}`);
    return objects
      .filter((key) => !kept.has(key))
      .map(parse)
      .filter((object) => !isEvicted(object, kept) && !(isLiving && isCredential(object)) && !isForeign(object, phase))
      .flatMap((object) => {
        const rank = rankOf(object, phase);
        return rank === undefined ? [] : [{ index, object, rank }];
      });
  });
}

/** Keys and identities of a peering that lives are in use, wherever they come from now. */
function isCredential({ kind }: Reference): boolean {
  return kind === "Secret" || kind === "PublicKey";
}

/** A tenant namespace under a name that Liqo would not give was adopted: others may live in it. */
function isForeign({ kind, name }: Reference, phase: Phase | undefined): boolean {
  return kind === "Namespace" && phase === "tenant" && !name.startsWith("liqo-tenant-");
}

interface Reference {
  readonly group: string;
  readonly kind: string;
  readonly namespace: string | undefined;
  readonly name: string;
}

/** Reads what an index says of an object. */
function parse(key: string): Reference {
  const [apiVersion = "", kind = "", path = ""] = key.split(" ");
  const [group = ""] = apiVersion.includes("/") ? apiVersion.split("/") : [];
  const [name = "", namespace] = path.split("/").reverse();
  return { group, kind, namespace, name };
}

/** Consumers let go first, while providers still answer; namespaces last. A virtual node of our own goes before the slice whose identity it uses. */
const order = [
  "namespaces NamespaceOffloading",
  "offloading VirtualNode",
  "offloading ResourceSlice",
  "auth Secret",
  "auth Tenant",
  "auth RoleBinding",
  "auth ServiceAccount",
  "net GatewayClient",
  "net GatewayServer",
  "net PublicKey",
  "net Secret",
  "net Configuration",
  "tenant Namespace",
];

/** A binding that went while its Tenant stays: the Tenant is Drained, and Liqo takes the binding away itself once it has let go. */
function isEvicted({ kind, namespace }: Reference, kept: ReadonlySet<string>): boolean {
  const stays = (other: string) => [...kept].some((key) => key.includes(` ${other} ${namespace}/`));
  return kind === "RoleBinding" && stays("Tenant") && !stays("RoleBinding");
}

/** Undefined for what is never deleted: a namespace with people's work in it. */
function rankOf({ kind }: Reference, phase: Phase | undefined): number | undefined {
  const rank = order.indexOf(`${phase} ${kind}`);
  return rank === -1 ? undefined : rank;
}

function deleteCommand(fleet: Fleet, index: ClusterIndex, { group, kind, namespace, name }: Reference): string {
  const context = shellWord(fleet.clusters.get(index.cluster)?.access.context ?? index.context ?? index.cluster);
  const type = [kind.toLowerCase(), group].filter(Boolean).join(".");
  const place = namespace === undefined ? "" : ` --namespace ${namespace}`;
  return `kubectl --context ${context} delete ${type} ${name}${place} --ignore-not-found`;
}
