import { problem } from "../../diagnostics/problem";
import { placeIn } from "../../spec/spec-document";
import type { Rule } from "../resolution";

/** Controller mode without a cluster to run the controller on leaves keys and identities to nobody. */
export const noManagement: Rule = function* ({ documents, drafts, fleet: { settings, peerings } }) {
  const modes = Object.entries(settings.secrets).flatMap(([what, mode]) => (mode === "Controller" ? [what] : []));
  const [fleet] = documents.Fleet;
  const at = fleet === undefined ? drafts[0]?.origin : placeIn(fleet, ["spec"], "key");
  if (settings.management !== undefined || modes.length === 0 || peerings.length === 0 || at === undefined) return;
  yield problem("no-management", at, { modes: modes.join(" and ") });
};
