import { problem } from "../../diagnostics/problem";
import { placeIn } from "../../spec/spec-document";
import { clashes } from "../clashes";
import { pairKey } from "../draft";
import type { Rule } from "../resolution";

/** Of two templates for one pair neither is stronger. Said once for two Topologies, with the first pair they share. */
export const topologiesOverlap: Rule = function* ({ pairs }) {
  const said = new Set<string>();
  for (const [earlier, later] of clashes(pairs, ({ consumer, provider }) => pairKey(consumer, provider))) {
    const { consumer: a, provider: b, topology } = later;
    const both = pairKey(earlier.topology.name, topology.name);
    if (earlier.topology === topology || said.has(both)) continue;
    said.add(both);
    const related = [{ message: "the other one", at: placeIn(earlier.topology, ["metadata", "name"]) }];
    const facts = { a, b, first: earlier.topology.name, second: topology.name };
    yield problem("topologies-overlap", placeIn(topology, ["metadata", "name"]), facts, { related });
  }
};
