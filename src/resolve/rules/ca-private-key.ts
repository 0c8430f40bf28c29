import { problem } from "../../diagnostics/problem";
import { placeIn } from "../../spec/spec-document";
import { bothReadings, hasPrivateKey } from "../pem";
import type { Resolution, Rule } from "../resolution";

/** Whoever reads the repository could sign certificates for the cluster. */
export const caPrivateKey: Rule = function* ({ documents, caFiles }) {
  for (const document of documents.Cluster) {
    const { caFile, caData } = document.value.spec?.apiServer ?? {};
    if (caFile !== undefined && hasPrivateKey(textOf(caFiles, caFile))) {
      yield problem("ca-private-key", placeIn(document, ["spec", "apiServer", "caFile"]), {
        where: `caFile "${caFile}"`,
      });
    }
    if (caData !== undefined && hasPrivateKey(bothReadings(caData))) {
      yield problem("ca-private-key", placeIn(document, ["spec", "apiServer", "caData"], "key"), { where: "caData" });
    }
  }
};

function textOf(caFiles: Resolution["caFiles"], name: string): string {
  const found = caFiles(name);
  return "text" in found ? found.text : "";
}
