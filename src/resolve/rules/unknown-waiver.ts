import { catalog, entryOf, isCode } from "../../diagnostics/catalog";
import { problem } from "../../diagnostics/problem";
import { didYouMean } from "../../diagnostics/suggest";
import { placeIn } from "../../spec/spec-document";
import type { Rule } from "../resolution";

const waivable = Object.keys(catalog).filter((code) => isCode(code) && entryOf(code).waivable === true);

/** Most diagnostics tell of something that cannot work; only those that a person may judge can be waived. */
export const unknownWaiver: Rule = function* ({ documents }) {
  for (const fleet of documents.Fleet) {
    for (const [index, { code }] of (fleet.value.spec?.waivers ?? []).entries()) {
      if (waivable.includes(code)) continue;
      const help = isCode(code)
        ? `only these can: ${waivable.join(", ")}`
        : didYouMean(code, waivable, "codes that can be waived");
      yield problem("unknown-waiver", placeIn(fleet, ["spec", "waivers", index, "code"]), {
        code,
        exists: isCode(code),
        help,
      });
    }
  }
};
