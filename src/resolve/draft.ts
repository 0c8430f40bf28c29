import type { Origin } from "../diagnostics/source";
import type { Layers } from "../model/layers";
import type { SpecDocument } from "../spec/spec-document";
import type { InheritedPeering } from "./merge";

/** A peering before its clusters are looked up: names and merged values. */
export interface Draft {
  readonly name: string;
  readonly consumer: string;
  readonly provider: string;
  readonly spec: InheritedPeering;
  readonly layers: Layers;
  /** The Peering document, where there is one. */
  readonly document: SpecDocument<"Peering"> | undefined;
  /** Where it is asked for: the document's name, or the Topology. */
  readonly origin: Origin;
}

/** The same for either way round. */
export function pairKey(a: string, b: string): string {
  return a < b ? `${a}/${b}` : `${b}/${a}`;
}
