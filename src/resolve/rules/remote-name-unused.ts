import { problem } from "../../diagnostics/problem";
import { placeOf } from "../../model/offloading";
import type { Rule } from "../resolution";

/** Liqo looks at the remote name with SelectedName only; with another strategy it would silently be ignored. */
export const remoteNameUnused: Rule = function* ({ requests: groups }) {
  for (const { namespace, requests } of groups) {
    const strategies = requests.flatMap(({ fields }) => fields.namespaceMappingStrategy ?? []);
    const named = requests.find(({ fields }) => fields.remoteNamespaceName !== undefined);
    if (named === undefined || strategies.includes("SelectedName")) continue;
    const strategy = strategies[0] ?? "DefaultName";
    yield problem("remote-name-unused", placeOf(named, "remoteNamespaceName"), { namespace, strategy });
  }
};
