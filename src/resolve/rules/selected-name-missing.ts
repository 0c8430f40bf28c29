import { problem } from "../../diagnostics/problem";
import { placeOf } from "../../model/offloading";
import type { Rule } from "../resolution";

/** Liqo's webhook refuses SelectedName without a name. */
export const selectedNameMissing: Rule = function* ({ requests: groups }) {
  for (const { namespace, requests } of groups) {
    const selected = requests.find(({ fields }) => fields.namespaceMappingStrategy === "SelectedName");
    const isNamed = requests.some(({ fields }) => fields.remoteNamespaceName !== undefined);
    if (selected === undefined || isNamed) continue;
    yield problem("selected-name-missing", placeOf(selected, "namespaceMappingStrategy"), { namespace });
  }
};
