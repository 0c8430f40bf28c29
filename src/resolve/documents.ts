import type { Kind } from "../spec/schema";
import type { SpecDocument } from "../spec/spec-document";

/** All documents by kind, each kind in the order of reading. */
export interface Documents {
  readonly Fleet: readonly SpecDocument<"Fleet">[];
  readonly Cluster: readonly SpecDocument<"Cluster">[];
  readonly Peering: readonly SpecDocument<"Peering">[];
  readonly Topology: readonly SpecDocument<"Topology">[];
  readonly Offloading: readonly SpecDocument<"Offloading">[];
}

/** Sorts documents by kind. */
export function byKind(documents: readonly SpecDocument[]): Documents {
  const of = <K extends Kind>(kind: K) =>
    documents.filter((document): document is SpecDocument<K> => document.kind === kind);
  return {
    Fleet: of("Fleet"),
    Cluster: of("Cluster"),
    Peering: of("Peering"),
    Topology: of("Topology"),
    Offloading: of("Offloading"),
  };
}
