import { problem } from "../../diagnostics/problem";
import { placeIn } from "../../spec/spec-document";
import type { CaFile } from "../ca-files";
import type { Rule } from "../resolution";

/** A CA that cannot be read would become an identity that nobody can use. */
export const caFileUnreadable: Rule = function* ({ documents, caFiles }) {
  for (const document of documents.Cluster) {
    const file = document.value.spec?.apiServer?.caFile;
    const reason = file === undefined ? undefined : troubleWith(caFiles(file));
    if (file === undefined || reason === undefined) continue;
    yield problem("ca-file-unreadable", placeIn(document, ["spec", "apiServer", "caFile"]), { file, reason });
  }
};

function troubleWith(found: CaFile): string | undefined {
  if ("text" in found)
    return found.text.includes("-----BEGIN CERTIFICATE-----") ? undefined : "holds no PEM certificate";
  return found.trouble === "unreadable" ? found.reason : undefined;
}
