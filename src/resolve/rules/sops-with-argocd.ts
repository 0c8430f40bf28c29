import { problem } from "../../diagnostics/problem";
import { placeIn } from "../../spec/spec-document";
import type { Rule } from "../resolution";

/** Argo CD applies a folder as it is: an encrypted Secret would reach the cluster encrypted. */
export const sopsWithArgocd: Rule = function* ({ documents, fleet: { settings, clusters } }) {
  const [fleet] = documents.Fleet;
  const delivered = [...clusters.values()].find((cluster) => cluster.engine === "ArgoCD");
  if (fleet === undefined || delivered === undefined) return;
  const given = fleet.value.spec?.secrets;
  for (const what of ["keys", "identities"] as const) {
    if (settings.secrets[what] !== "SOPS") continue;
    const key = given?.[what] === undefined ? "mode" : what;
    const related = [{ message: "delivered by Argo CD", at: delivered.origin }];
    yield problem(
      "sops-with-argocd",
      placeIn(fleet, ["spec", "secrets", key]),
      { what, cluster: delivered.name },
      { related },
    );
    if (key === "mode") return;
  }
};
