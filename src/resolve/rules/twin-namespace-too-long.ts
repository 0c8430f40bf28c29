import { problem } from "../../diagnostics/problem";
import { longestLabel } from "../../model/names";
import type { Rule } from "../resolution";
import { twinsOf } from "../twins";

/** DefaultName joins the namespace and the consumer's ID, which can be too much for a name. Said once for a namespace. */
export const twinNamespaceTooLong: Rule = function* (resolution) {
  const said = new Set<string>();
  for (const { name, consumer, at } of twinsOf(resolution)) {
    if (name.length <= longestLabel || said.has(`${consumer.name}/${name}`)) continue;
    said.add(`${consumer.name}/${name}`);
    yield problem("twin-namespace-too-long", at, { twin: name, length: name.length });
  }
};
