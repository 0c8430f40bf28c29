import { problem } from "../../diagnostics/problem";
import type { Cluster } from "../../model/cluster";
import { placeOf } from "../../model/offloading";
import type { Direction } from "../../model/peering";
import { groupBy } from "../group-by";
import { takesPods } from "../offloadings";
import type { Rule } from "../resolution";

/** An empty list of terms would mean "every cluster there is" to Liqo, so nothing is emitted instead. */
export const selectorMatchesNothing: Rule = function* ({ requests: groups, fleet }) {
  const directions = groupBy(
    fleet.peerings.flatMap((peering) => peering.directions),
    ({ consumer }) => consumer,
  );
  for (const { consumer, namespace, requests } of groups) {
    const toProviders = directions.get(consumer) ?? [];
    const isEmpty = requests.every(
      ({ providers, nodeSelectorTerms }) => providers.length + nodeSelectorTerms.length === 0,
    );
    const [first] = requests;
    if (!isEmpty || first === undefined || toProviders.length === 0) continue;
    const hasSelector = first.document?.value.spec.clusterSelector !== undefined;
    const at = placeOf(first, hasSelector ? "clusterSelector" : "namespace");
    yield problem("selector-matches-nothing", at, { consumer: consumer.name, namespace, help: helpFor(toProviders) });
  }
};

function helpFor(directions: readonly Direction[]): string {
  const open = directions.filter(takesPods).map(({ provider }) => describe(provider));
  if (open.length === 0) return "every peering of this consumer is Drained, Absent or network-only; make one Active";
  return `its providers and their labels: ${open.slice(0, 8).join("; ")}${open.length > 8 ? " …" : ""}`;
}

function describe({ name, labels }: Cluster): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
  return `${name} (${pairs.join(", ") || "no labels"})`;
}
