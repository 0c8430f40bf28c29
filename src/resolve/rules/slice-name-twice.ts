import { problem } from "../../diagnostics/problem";
import { takesPods } from "../../model/directions";
import { type Layers, layerOf, originOf } from "../../model/layers";
import type { Slice } from "../../model/peering";
import { blamedLast, clashes } from "../clashes";
import type { Rule } from "../resolution";

/** A slice becomes a virtual node, and a cluster has one node of a name. A slice that is named in the spec is blamed before one that is not. */
export const sliceNameTwice: Rule = function* ({ fleet }) {
  const slices = fleet.peerings.flatMap(({ name: peering, directions, layers }) =>
    directions
      .filter(takesPods)
      .flatMap(({ consumer, slices: own }) =>
        own.map((slice) => ({ consumer: consumer.name, slice, peering, layers })),
      ),
  );
  for (const clash of clashes(slices, ({ consumer, slice }) => `${consumer}/${slice.name}`)) {
    const [other, blamed] = blamedLast(clash, isNamed);
    const related = [
      {
        message: `also a slice of peering "${other.peering}"`,
        at: originOf(other.layers, [...other.slice.path, "name"]),
      },
    ];
    const facts = { name: blamed.slice.name, consumer: blamed.consumer };
    const at = originOf(blamed.layers, [...blamed.slice.path, "name"]);
    yield problem("slice-name-twice", at, facts, { related, peering: blamed.peering });
  }
};

function isNamed({ layers, slice }: { readonly layers: Layers; readonly slice: Slice }): boolean {
  return layerOf(layers, [...slice.path, "name"]) !== undefined;
}
