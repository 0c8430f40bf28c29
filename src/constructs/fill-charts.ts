import { Chart } from "cdk8s";
import { k8s } from "cdk8s-plus-28";
import { Construct, type IConstruct } from "constructs";
import type { KubeObject } from "../model/kube-object";
import { parseSecret, type SecretManifest } from "../spec/secret-manifest";
import type { PlannedLeaf } from "../synth/leaf";
import { objectOf, type Part } from "../synth/part";
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
      .filter((construct) => Chart.isChart(construct) && "_document" in construct)
      .map((chart) => [chart.node.id, chart as Chart]),
  );
  return plans.map((plan) => {
    const chart = charts.get(plan.cluster.name);
    if (chart === undefined) throw new Error(`no chart for cluster ${plan.cluster.name}`);
    for (const leaf of plan.leaves) addSecrets(scopeIn(chart, leaf.path), leaf);
    return mapItems(plan, (part, path) => constructOf(part, scopeIn(chart, path), idOf(part)).toJson() as KubeObject);
  });
}

/** Secrets lie beside the specs, finished; a chart has them too. */
function addSecrets(scope: Construct, { files }: PlannedLeaf): void {
  for (const file of files) {
    const secret = "copied" in file ? parseSecret(file.copied) : { flaw: "not a Secret" };
    if ("flaw" in secret) continue;
    const { data, ...metadata } = secret;
    new k8s.KubeSecret(scope, file.name, { metadata: exact(metadata), type: "Opaque", data });
  }
}

function exact({ name = "", namespace = "", labels, annotations }: Omit<SecretManifest, "data">) {
  return { name, namespace, labels, annotations };
}

/** The scope of a leaf; a construct's ID has no slashes. */
function scopeIn(chart: Chart, path: string): Construct {
  const id = path.replaceAll("/", " ");
  return (chart.node.tryFindChild(id) as Construct | undefined) ?? new Construct(chart, id);
}

/** Kind and place, without the slashes that a construct's ID cannot have. */
function idOf(part: Part): string {
  const { namespace = "", name } = objectOf(part).metadata;
  return `${part.kind} ${namespace} ${name}`;
}
