import { problem } from "../../diagnostics/problem";
import { placeIn } from "../../spec/spec-document";
import type { Rule } from "../resolution";

/** Argo CD applies a folder as it is: an encrypted Secret would reach the cluster encrypted. */
export const sopsWithArgocd: Rule = function* ({ documents, fleet: { clusters } }) {
  const [fleet] = documents.Fleet;
  const delivered = [...clusters.values()].find((cluster) => cluster.engine === "ArgoCD");
  if (fleet === undefined || delivered === undefined) return;
  const given = fleet.value.spec?.secrets;
  const related = [{ message: "delivered by Argo CD", at: delivered.origin }];
  const refused = (key: string, what: string) =>
    problem(
      "sops-with-argocd",
      placeIn(fleet, ["spec", "secrets", key]),
      { what, cluster: delivered.name },
      { related },
    );
  if (given?.mode === "SOPS") yield refused("mode", "keys and identities");
  for (const what of ["keys", "identities"] as const) if (given?.[what] === "SOPS") yield refused(what, what);
};
