import type { Diagnostic } from "../diagnostics/diagnostic";
import type { Fleet } from "../model/fleet";
import type { LockFile } from "../spec/lock-file";
import type { CaFiles } from "./ca-files";
import type { CheckedSecret } from "./check-secret";
import type { Documents } from "./documents";
import type { Draft } from "./draft";
import type { Forecast } from "./forecast";
import type { NamespaceRequests } from "./offloadings";
import type { TopologyPair } from "./topology";

/** The fleet and every step on the way to it: what rules look at. Building it never complains; rules do. */
export interface Resolution {
  readonly documents: Documents;
  readonly pairs: readonly TopologyPair[];
  readonly drafts: readonly Draft[];
  readonly requests: readonly NamespaceRequests[];
  readonly fleet: Fleet;
  /** Every Secret that must lie beside the specs, and what was found there. */
  readonly secrets: readonly CheckedSecret[];
  readonly remoteNetworks: Forecast;
  readonly lockFile: LockFile;
  readonly caFiles: CaFiles;
  /** The day, as year-month-day. */
  readonly today: string;
  /** Names of documents that could not be read: whoever refers to them is not to blame. */
  readonly refused: ReadonlySet<string>;
}

/** A law over the whole fleet; it yields what breaks it. */
export type Rule = (resolution: Resolution) => Iterable<Diagnostic>;
