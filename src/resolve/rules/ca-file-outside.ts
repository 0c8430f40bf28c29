import { problem } from "../../diagnostics/problem";
import { placeIn } from "../../spec/spec-document";
import type { Rule } from "../resolution";

/** A compiled manifest must not depend on, or leak, a file that is not part of the reviewed folder. */
export const caFileOutside: Rule = function* ({ documents, caFiles }) {
  for (const document of documents.Cluster) {
    const file = document.value.spec?.apiServer?.caFile;
    if (file === undefined) continue;
    const found = caFiles(file);
    if (!("trouble" in found) || found.trouble !== "outside") continue;
    yield problem("ca-file-outside", placeIn(document, ["spec", "apiServer", "caFile"]), { file });
  }
};
