import type { Cluster } from "../../model/cluster";
import type { CheckedSecret } from "../../resolve/check-secret";
import type { Resolution } from "../../resolve/resolution";
import { lockFileName } from "../../spec/lock-file";

/** The key pair of one end of a tunnel: what is known of it, and who keeps it. */
export interface KeyRow {
  readonly peering: string;
  readonly cluster: string;
  readonly remote: string;
  readonly publicKey: string | null;
  /** Liqo on the cluster itself; a file of ours; or somebody else, of whom only the lock knows. */
  readonly keptBy: "Liqo" | "File" | "Lock";
  /** The same for people, with the file's name. */
  readonly where: string;
  readonly state: KeyState;
}

/** Ready and Known: nothing is missing. Lost: the lock knows of a pair whose file is gone. */
export type KeyState = "AtRunTime" | "Ready" | "NotInLock" | "Wrong" | "Missing" | "Lost" | "Known" | "Unreachable";

/** Both ends of every tunnel, by peering. */
export function keyRows({ fleet, secrets }: Resolution, folder: string): readonly KeyRow[] {
  const byMode = fleet.settings.secrets.keys === "Controller";
  const files = new Map(secrets.flatMap((each) => (each.need.use === "keys" ? [[sideOf(each.need), each]] : [])));
  return fleet.peerings.flatMap(({ name, link, consumer, provider }) => {
    const ends =
      link === undefined
        ? []
        : [
            { cluster: consumer, remote: provider },
            { cluster: provider, remote: consumer },
          ];
    return ends.map((end) => {
      const row = { peering: name, cluster: end.cluster.name, remote: end.remote.name };
      const locked = fleet.lock.publicKeys.get(sideOf(end)) ?? null;
      const file = files.get(sideOf(end));
      if (byMode) return { ...row, publicKey: null, keptBy: "Liqo", where: "Liqo makes it", state: "AtRunTime" };
      if (file !== undefined) return { ...row, ...inFile(file, locked) };
      const state = stateOfOthers(end.cluster, locked);
      return { ...row, publicKey: locked, keptBy: "Lock", where: `${folder}/${lockFileName}`, state };
    });
  });
}

function sideOf({ cluster, remote }: { readonly cluster: Cluster; readonly remote: Cluster }): string {
  return `${cluster.name}/${remote.name}`;
}

type OfRow = Pick<KeyRow, "publicKey" | "keptBy" | "where" | "state">;

function inFile({ file, found }: CheckedSecret, locked: string | null): OfRow {
  const own = found.state === "sound" ? found.pair?.publicKey : undefined;
  const state = stateOf(found.state, locked);
  // Where file and lock may contradict each other, neither can be told to anybody.
  return { publicKey: state === "Wrong" ? null : (own ?? locked), keptBy: "File", where: file, state };
}

function stateOf(found: CheckedSecret["found"]["state"], locked: string | null): KeyState {
  if (found === "wrong" || found === "published") return "Wrong";
  if (found === "missing") return locked === null ? "Missing" : "Lost";
  return locked === null ? "NotInLock" : "Ready";
}

/** Of clusters that are not ours, or gone for good. */
function stateOfOthers({ managed }: Cluster, locked: string | null): KeyState {
  if (managed) return "Unreachable";
  return locked === null ? "Missing" : "Known";
}
