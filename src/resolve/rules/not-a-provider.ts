import type { Diagnostic } from "../../diagnostics/diagnostic";
import { problem } from "../../diagnostics/problem";
import type { Path } from "../../diagnostics/source";
import { didYouMean } from "../../diagnostics/suggest";
import { placeIn, type SpecDocument } from "../../spec/spec-document";
import { groupBy } from "../group-by";
import type { Resolution, Rule } from "../resolution";

/** Pods can only go where their cluster consumes. */
export const notAProvider: Rule = function* ({ documents, fleet }) {
  const providers = providerIds(fleet);
  for (const document of documents.Offloading) {
    const { consumer } = document.value.spec;
    if (!fleet.clusters.has(consumer)) continue;
    const known = providers.get(consumer);
    if (known === undefined) {
      const facts = {
        what: `"${consumer}" consumes from no cluster`,
        help: `add a Peering with \`consumer: ${consumer}\``,
      };
      yield problem("not-a-provider", placeIn(document, ["spec", "consumer"]), facts);
    } else yield* strangers(document, known);
  }
};

/** IDs in raw terms that no provider has. */
function* strangers(document: SpecDocument<"Offloading">, known: ReadonlySet<string>): Iterable<Diagnostic> {
  for (const { id, path } of namedIds(document)) {
    if (known.has(id)) continue;
    const what = `"${id}" is no provider of "${document.value.spec.consumer}"`;
    yield problem("not-a-provider", placeIn(document, path), { what, help: didYouMean(id, known, "its providers") });
  }
}

function namedIds(document: SpecDocument<"Offloading">): readonly { readonly id: string; readonly path: Path }[] {
  return (document.value.spec.nodeSelectorTerms ?? []).flatMap(({ matchExpressions = [] }, term) =>
    matchExpressions.flatMap(({ key, operator, values = [] }, expression) => {
      if (key !== "liqo.io/remote-cluster-id" || operator !== "In") return [];
      const path = ["spec", "nodeSelectorTerms", term, "matchExpressions", expression, "values"];
      return values.map((id, index) => ({ id, path: [...path, index] }));
    }),
  );
}

function providerIds({ peerings }: Resolution["fleet"]): ReadonlyMap<string, ReadonlySet<string>> {
  const directions = groupBy(
    peerings.flatMap((peering) => peering.directions),
    ({ consumer }) => consumer.name,
  );
  return new Map([...directions].map(([name, group]) => [name, new Set(group.map(({ provider }) => provider.id))]));
}
