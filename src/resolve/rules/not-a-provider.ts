import type { Diagnostic } from "../../diagnostics/diagnostic";
import { problem } from "../../diagnostics/problem";
import { didYouMean } from "../../diagnostics/suggest";
import { groupBy } from "../../model/group-by";
import { namedIds } from "../../model/offloading";
import { placeIn, type SpecDocument } from "../../spec/spec-document";
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
  const { nodeSelectorTerms = [], consumer } = document.value.spec;
  for (const { id, path } of namedIds(nodeSelectorTerms)) {
    if (known.has(id)) continue;
    const at = placeIn(document, ["spec", "nodeSelectorTerms", ...path]);
    yield problem("not-a-provider", at, {
      what: `"${id}" is no provider of "${consumer}"`,
      help: didYouMean(id, known, "its providers"),
    });
  }
}

function providerIds({ peerings }: Resolution["fleet"]): ReadonlyMap<string, ReadonlySet<string>> {
  const directions = groupBy(
    peerings.flatMap((peering) => peering.directions),
    ({ consumer }) => consumer.name,
  );
  return new Map([...directions].map(([name, group]) => [name, new Set(group.map(({ provider }) => provider.id))]));
}
