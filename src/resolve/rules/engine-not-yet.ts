import type { Diagnostic } from "../../diagnostics/diagnostic";
import { problem } from "../../diagnostics/problem";
import type { Origin } from "../../diagnostics/source";
import type { Engine } from "../../model/fleet-settings";
import { placeIn } from "../../spec/spec-document";
import type { Rule } from "../resolution";

/** An engine can sync what is written, but somebody has to point it there. */
export const engineNotYet: Rule = function* ({ documents, fleet: { settings } }) {
  const path = settings.source?.path ?? "dist";
  for (const fleet of documents.Fleet.slice(0, 1))
    yield* notYet(fleet.value.spec?.delivery?.engine, placeIn(fleet, ["spec", "delivery", "engine"]), path);
  for (const cluster of documents.Cluster)
    yield* notYet(cluster.value.spec?.delivery, placeIn(cluster, ["spec", "delivery"]), path);
};

const words = {
  ArgoCD: { engine: "Argo CD", objects: "Applications" },
  Flux: { engine: "Flux", objects: "Kustomizations" },
};

function* notYet(engine: Engine | undefined, at: Origin, path: string): Iterable<Diagnostic> {
  if (engine === undefined || engine === "None") return;
  yield problem("engine-not-yet", at, { ...words[engine], path });
}
