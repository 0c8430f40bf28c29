import { Chart } from "cdk8s";
import { Construct, type IConstruct } from "constructs";
import type { KubeObject } from "../model/kube-object";
import type { Part } from "../synth/part";
import type { ClusterLeaves } from "../synth/plan";
import { mapItems } from "../synth/render";
import { constructOf } from "./part-constructs";

/** Puts the objects of every plan into the chart of its cluster, in a scope for each leaf. */
export function fillCharts(
  root: IConstruct,
  plans: readonly ClusterLeaves<Part>[],
): readonly ClusterLeaves<KubeObject>[] {
  const charts = new Map(
    root.node
      .findAll()
      .filter(Chart.isChart)
      .map((chart) => [chart.node.id, chart]),
  );
  return plans.map((plan) => {
    const chart = charts.get(plan.cluster.name);
    if (chart === undefined) throw new Error(`no chart for cluster ${plan.cluster.name}`);
    return mapItems(plan, (part, path) => constructOf(part, scopeIn(chart, path), idOf(part)).toJson() as KubeObject);
  });
}

/** The scope of a leaf; a construct's ID has no slashes. */
function scopeIn(chart: Chart, path: string): Construct {
  const id = path.replaceAll("/", " ");
  return (chart.node.tryFindChild(id) as Construct | undefined) ?? new Construct(chart, id);
}

function idOf({ kind, props }: Part): string {
  return "name" in props && props.name !== undefined ? `${kind} ${props.name}` : kind;
}
