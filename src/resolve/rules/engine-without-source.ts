import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import { placeIn } from "../../spec/spec-document";
import type { Rule } from "../resolution";

/** An engine is pointed at a repository; without one there is nothing to emit for it. */
export const engineWithoutSource: Rule = function* ({ documents, fleet: { settings, clusters } }) {
  if (settings.source !== undefined) return;
  const [fleet] = documents.Fleet;
  const engine = fleet?.value.spec?.delivery?.engine;
  if (fleet !== undefined && engine !== undefined && engine !== "None") {
    yield problem("engine-without-source", placeIn(fleet, ["spec", "delivery", "engine"]), { engine });
    return;
  }
  const delivered = [...clusters.values()].find((cluster) => cluster.engine !== "None");
  if (delivered !== undefined)
    yield problem("engine-without-source", fieldOf(delivered, "delivery"), { engine: delivered.engine });
};
