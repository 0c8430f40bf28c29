import type { Cluster } from "./cluster";
import type { FleetSettings } from "./fleet-settings";
import type { Lock } from "./lock";
import type { Offloading } from "./offloading";
import type { Peering } from "./peering";

/** Everything that was declared, linked and with its defaults: what a compiler or a controller works from. */
export interface Fleet {
  readonly settings: FleetSettings;
  /** By name, sorted. */
  readonly clusters: ReadonlyMap<string, Cluster>;
  /** Sorted by name. */
  readonly peerings: readonly Peering[];
  /** Sorted by consumer and namespace. */
  readonly offloadings: readonly Offloading[];
  /** Finished Secret manifests that lie beside the specs, by their path below the spec folder. */
  readonly secretFiles: ReadonlyMap<string, string>;
  /** The lock as it should be. */
  readonly lock: Lock;
}
