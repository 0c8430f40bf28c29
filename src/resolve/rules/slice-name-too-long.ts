import { problem } from "../../diagnostics/problem";
import { livingDirections } from "../../model/directions";
import { originOf } from "../../model/layers";
import { longestLabel } from "../../model/names";
import type { Rule } from "../resolution";

/** A slice's name becomes its virtual node's, which Kubernetes puts into a label. Inherited names grow by the provider's ID. */
export const sliceNameTooLong: Rule = function* ({ fleet }) {
  for (const { peering, direction } of livingDirections(fleet)) {
    for (const { name, path } of direction.slices) {
      if (name.length <= longestLabel) continue;
      const at = originOf(peering.layers, [...path, "name"]);
      yield problem("slice-name-too-long", at, { name, length: name.length }, { peering: peering.name });
    }
  }
};
