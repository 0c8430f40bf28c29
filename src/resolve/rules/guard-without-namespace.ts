import { problem } from "../../diagnostics/problem";
import { placeOf } from "../../model/offloading";
import type { Rule } from "../resolution";

/** The guard is a label on the Namespace object; we label only what we emit. */
export const guardWithoutNamespace: Rule = function* ({ requests: groups }) {
  for (const { namespace, requests } of groups) {
    const guarded = requests.find(({ fields }) => fields.guard === true);
    const isCreated = requests.some(({ fields }) => fields.createNamespace === true);
    if (guarded === undefined || isCreated) continue;
    yield problem("guard-without-namespace", placeOf(guarded, "guard"), { namespace });
  }
};
