import { problem } from "../../diagnostics/problem";
import { placeIn } from "../../spec/spec-document";
import type { Rule } from "../resolution";

/** Liqo joins two clusters; with one it would find its own ID as the remote one. */
export const selfPeering: Rule = function* ({ documents, fleet }) {
  for (const document of documents.Peering) {
    const { consumer, provider } = document.value.spec;
    if (consumer !== provider || !fleet.clusters.has(consumer)) continue;
    const related = [{ message: "the same cluster", at: placeIn(document, ["spec", "consumer"]) }];
    const facts = { peering: document.name, cluster: provider };
    yield problem("self-peering", placeIn(document, ["spec", "provider"]), facts, { related, peering: document.name });
  }
};
