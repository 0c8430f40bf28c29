import { problem } from "../../diagnostics/problem";
import { placeIn, type SpecDocument } from "../../spec/spec-document";
import { clashes } from "../clashes";
import type { Rule } from "../resolution";

/** Documents are referred to by kind and name. */
export const duplicateName: Rule = function* ({ documents: { Cluster, Peering, Topology, Offloading } }) {
  const named: readonly SpecDocument[] = [...Cluster, ...Peering, ...Topology, ...Offloading];
  for (const [first, later] of clashes(named, ({ kind, name }) => `${kind}/${name}`)) {
    const related = [{ message: "the first one", at: placeIn(first, ["metadata", "name"]) }];
    const { kind, name } = later;
    yield problem("duplicate-name", placeIn(later, ["metadata", "name"]), { kind, name }, { related });
  }
};
