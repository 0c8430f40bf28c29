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
  const gone = [...before].flatMap(([cluster, index]) => goneFrom(fleet, index, kept.get(cluster) ?? new Set()));
  return gone
    .sort((a, b) => a.rank - b.rank)
    .map(({ cluster, object }) => ({
      cluster,
      command: deleteCommand(fleet, cluster, object),
      why: `${object.kind} left the tree`,
    }));
}

function objectsOf(leaves: ClusterLeaves<KubeObject>["leaves"]): ReadonlySet<string> {
  return new Set(leaves.flatMap(({ files }) => files.flatMap(objectsIn)));
}

interface Gone {
  readonly cluster: string;
  readonly object: Reference;
  readonly rank: number;
}

function goneFrom(fleet: Fleet, { cluster, files }: ClusterIndex, kept: ReadonlySet<string>): readonly Gone[] {
  const declared = fleet.clusters.get(cluster);
  if (declared?.reachability === "Unreachable" || (declared?.engine ?? "None") !== "None") return [];
  return files.flatMap(({ phase, objects = [] }) =>
    objects
      .filter((key) => !kept.has(key))
      .map(parse)
      .filter((object) => !isEvicted(object, kept))
      .flatMap((object) => {
        const rank = rankOf(object, phase);
        return rank === undefined ? [] : [{ cluster, object, rank }];
      }),
  );
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

function deleteCommand(fleet: Fleet, cluster: string, { group, kind, namespace, name }: Reference): string {
  const context = shellWord(fleet.clusters.get(cluster)?.access.context ?? cluster);
  const type = [kind.toLowerCase(), group].filter(Boolean).join(".");
  const place = namespace === undefined ? "" : ` --namespace ${namespace}`;
  return `kubectl --context ${context} delete ${type} ${name}${place} --ignore-not-found`;
}
