import { problem } from "../../diagnostics/problem";
import { originOf } from "../../model/layers";
import { clashes } from "../clashes";
import type { Rule } from "../resolution";

/** A slice becomes a virtual node, and a cluster has one node of a name. */
export const sliceNameTwice: Rule = function* ({ fleet }) {
  const slices = fleet.peerings.flatMap(({ name: peering, directions, layers }) =>
    directions.flatMap(({ consumer, slices }) =>
      slices.map(({ name, path }) => ({ consumer: consumer.name, name, peering, layers, path })),
    ),
  );
  for (const [first, later] of clashes(slices, ({ consumer, name }) => `${consumer}/${name}`)) {
    const { consumer, name, peering } = later;
    const related = [{ message: "the first one", at: originOf(first.layers, [...first.path, "name"]) }];
    const at = originOf(later.layers, [...later.path, "name"]);
    yield problem("slice-name-twice", at, { name, consumer }, { related, peering });
  }
};
