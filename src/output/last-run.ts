import { posix } from "node:path";
import type { LastRun } from "../synth/destroyed";
import { readIndexes } from "./tree/read-indexes";
import { recover } from "./tree/recover";

/** What the last run left in an output folder; one that was killed is finished first. */
export function lastRunIn(out: string, allowed: readonly string[]): LastRun {
  recover(out);
  const pathOf = (cluster: string) => posix.join(out, "clusters", cluster, "index.json");
  return { clusters: readIndexes(out).clusters, pathOf, allowed: new Set(allowed) };
}
