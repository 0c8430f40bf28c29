import { problem } from "../../diagnostics/problem";
import type { Path } from "../../diagnostics/source";
import { closest, didYouMean } from "../../diagnostics/suggest";
import { placeIn, type SpecDocument } from "../../spec/spec-document";
import { isRefused } from "../refused";
import type { Resolution, Rule } from "../resolution";

/** A reference to a cluster that no document declares is most often a typing mistake. */
export const unknownCluster: Rule = function* ({ documents, fleet, refused }) {
  const declared = fleet.clusters;
  for (const { document, path, name } of mentions(documents)) {
    if (declared.has(name) || isRefused(name, refused)) continue;
    const guess = declared.get(closest(name, declared.keys()) ?? "");
    const related = guess === undefined ? [] : [{ message: "a cluster with a similar name", at: guess.origin }];
    const facts = {
      name,
      by: `${document.kind} "${document.name}"`,
      help: didYouMean(name, declared.keys(), "declared clusters"),
    };
    yield problem("unknown-cluster", placeIn(document, path), facts, { related });
  }
};

interface Mention {
  readonly document: SpecDocument;
  readonly path: Path;
  readonly name: string;
}

function* mentions({ Peering, Topology, Offloading }: Resolution["documents"]): Iterable<Mention> {
  for (const document of Peering) {
    yield { document, path: ["spec", "consumer"], name: document.value.spec.consumer };
    yield { document, path: ["spec", "provider"], name: document.value.spec.provider };
  }
  for (const document of Topology) yield* topologyMentions(document);
  for (const document of Offloading) yield { document, path: ["spec", "consumer"], name: document.value.spec.consumer };
}

function* topologyMentions(document: SpecDocument<"Topology">): Iterable<Mention> {
  const { clusters = [], hub, exclude = [] } = document.value.spec;
  for (const [index, name] of clusters.entries()) yield { document, path: ["spec", "clusters", index], name };
  if (hub !== undefined) yield { document, path: ["spec", "hub"], name: hub };
  for (const [index, pair] of exclude.entries()) {
    for (const [end, name] of pair.entries()) yield { document, path: ["spec", "exclude", index, end], name };
  }
}
