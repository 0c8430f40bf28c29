import type { Diagnostic } from "../../diagnostics/diagnostic";
import { problem } from "../../diagnostics/problem";
import type { Cluster } from "../../model/cluster";
import { takesPods } from "../../model/directions";
import { groupBy } from "../../model/group-by";
import { placeOf } from "../../model/offloading";
import type { Direction } from "../../model/peering";
import type { NamespaceRequests } from "../offloadings";
import type { Rule } from "../resolution";

/** An empty list of terms would mean "every cluster there is" to Liqo, so nothing is emitted instead. */
export const selectorMatchesNothing: Rule = function* ({ requests: groups, fleet }) {
  const directions = groupBy(
    fleet.peerings.flatMap((peering) => peering.directions),
    ({ consumer }) => consumer,
  );
  for (const group of groups) {
    const toProviders = directions.get(group.consumer) ?? [];
    if (isEmpty(group) && toProviders.length > 0) yield* nowhere(group, helpFor(toProviders));
  }
};

function isEmpty({ requests }: NamespaceRequests): boolean {
  return requests.every(({ providers, nodeSelectorTerms }) => providers.length + nodeSelectorTerms.length === 0);
}

/** That a network-only peering offloads nothing is another rule's. */
function* nowhere({ consumer, namespace, requests }: NamespaceRequests, help: string): Iterable<Diagnostic> {
  const first = requests.find(({ direction }) => direction === undefined || direction.auth !== undefined);
  if (first === undefined) return;
  const hasSelector = first.document?.value.spec.clusterSelector !== undefined;
  const why = `no provider of "${consumer.name}" ${hasSelector ? "matches" : "takes pods"}`;
  const peering = first.direction === undefined ? {} : { peering: first.direction.peering };
  yield problem(
    "selector-matches-nothing",
    placeOf(first, hasSelector ? "clusterSelector" : "namespace"),
    { why, namespace, help },
    peering,
  );
}

function helpFor(directions: readonly Direction[]): string {
  const open = directions.filter(takesPods).map(({ provider }) => describe(provider));
  if (open.length === 0) return "every peering of this consumer is Drained, Absent or network-only; make one Active";
  return `its providers and their labels: ${open.slice(0, 8).join("; ")}${open.length > 8 ? " …" : ""}`;
}

function describe({ name, labels }: Cluster): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
  return `${name} (${pairs.join(", ") || "no labels"})`;
}
