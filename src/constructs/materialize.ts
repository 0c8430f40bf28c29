import { ApiObject } from "cdk8s";
import type { IConstruct } from "constructs";
import { type Compilation, compile } from "../compile";
import type { Fleet } from "../model/fleet";
import type { KubeObject } from "../model/kube-object";
import { readBeside } from "../output/read-beside";
import { today } from "../output/today";
import { type ClusterLeaves, planFleet } from "../synth/plan";
import { sourcesIn } from "./document";
import { fillCharts } from "./fill-charts";
import { SpecError } from "./spec-error";

/** A tree of constructs whose clusters hold their objects. */
export interface Materialized {
  readonly fleet: Fleet;
  readonly compilation: Compilation;
  readonly clusters: readonly ClusterLeaves<KubeObject>[];
}

const done = new WeakMap<IConstruct, Materialized>();

/** Compiles what the constructs of a tree say, and puts every object into the chart of its cluster; once. */
export function materialize(root: IConstruct): Materialized {
  const known = done.get(root) ?? build(root);
  // What came later would be missing in silence.
  root.node.lock();
  done.set(root, known);
  return known;
}

function build(root: IConstruct): Materialized {
  const compilation = compile({ ...readBeside(specsOf(root)), sources: sourcesIn(root) }, today());
  const { fleet, diagnostics, texts } = compilation;
  if (fleet === undefined) throw new SpecError(diagnostics, texts);
  refuseStrangers(root);
  return { fleet, compilation, clusters: fillCharts(root, planFleet(fleet)) };
}

/** Where lock file and secrets of a fleet lie: its root says so, or it is the default. */
function specsOf(root: IConstruct): string {
  return "specs" in root && typeof root.specs === "string" ? root.specs : "peerings";
}

/** A Fleet lays out what peerings need, and has no place for anything else; an App of one's own has. */
function refuseStrangers(root: IConstruct): void {
  if (!("specs" in root)) return;
  for (const construct of root.node.findAll()) {
    if (ApiObject.isApiObject(construct))
      throw new Error(
        `${construct.node.path}: a Fleet has no place for objects of your own; put them into a Chart of an App`,
      );
  }
}
