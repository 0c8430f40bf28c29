import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import type { Rule } from "../resolution";

/** Liqo supports peerings between equal minors only; other pairs may work until they do not. */
export const versionSkew: Rule = function* ({ fleet }) {
  for (const { name, consumer: a, provider: b } of fleet.peerings) {
    if (a.liqo.version.minor === b.liqo.version.minor) continue;
    const related = [{ message: `"${a.name}" runs ${a.liqo.version.text}`, at: fieldOf(a, "liqo", "version") }];
    const facts = { a: a.name, aVersion: a.liqo.version.text, b: b.name, bVersion: b.liqo.version.text };
    yield problem("version-skew", fieldOf(b, "liqo", "version"), facts, { related, peering: name });
  }
};
