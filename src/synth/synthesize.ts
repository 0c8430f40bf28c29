import type { Checked } from "../diagnostics/diagnostic";
import type { Fleet } from "../model/fleet";
import type { KubeObject } from "../model/kube-object";
import type { FileTree } from "../model/tree-index";
import { checkObjects, type SchemaOf } from "./check-objects";
import { deadPeerSteps } from "./dead-peers";
import { destroyed, type LastRun } from "./destroyed";
import { layOut } from "./lay-out";
import { type ClusterLeaves, planFleet } from "./plan";
import { underPresentNames } from "./present-names";
import { removalSteps, type Step } from "./removals";
import { render } from "./render";

/** What a synthesis needs besides the fleet. */
export interface Surroundings {
  readonly schemaOf: SchemaOf;
  readonly lastRun: LastRun;
  /** @default - made straight from the fleet; constructs have a way of their own */
  readonly clusters?: readonly ClusterLeaves<KubeObject>[];
}

/** What became of a fleet. */
export interface Synthesis {
  readonly tree: FileTree;
  readonly objects: number;
  /** What is left for a person to do. */
  readonly steps: readonly Step[];
}

/** From a fleet to the files of every cluster, each object checked. */
export function synthesize(
  fleet: Fleet,
  { schemaOf, lastRun, clusters = rendered(fleet) }: Surroundings,
): Checked<Synthesis> {
  const before = underPresentNames(lastRun.clusters, fleet);
  const problems = [...destroyed(fleet, { ...lastRun, clusters: before }), ...checkObjects(fleet, clusters, schemaOf)];
  const steps = [...deadPeerSteps(fleet, before), ...removalSteps(fleet, before, clusters)];
  return [{ tree: layOut(fleet, clusters), objects: countObjects(clusters), steps }, problems];
}

/** The objects of every cluster, made straight from the fleet. */
function rendered(fleet: Fleet): readonly ClusterLeaves<KubeObject>[] {
  return planFleet(fleet).map(render);
}

function countObjects(clusters: readonly ClusterLeaves<KubeObject>[]): number {
  const files = clusters.flatMap(({ leaves }) => leaves.flatMap((leaf) => leaf.files));
  return files.reduce((sum, file) => sum + ("items" in file ? file.items.length : 1), 0);
}
