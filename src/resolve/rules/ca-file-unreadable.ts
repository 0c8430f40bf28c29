import type { Diagnostic } from "../../diagnostics/diagnostic";
import { problem } from "../../diagnostics/problem";
import { placeIn, type SpecDocument } from "../../spec/spec-document";
import type { CaFile } from "../ca-files";
import { bothReadings, hasCertificate, hasPrivateKey } from "../pem";
import type { Resolution, Rule } from "../resolution";

/** A CA that cannot be read would become an identity that nobody can use. */
export const caFileUnreadable: Rule = function* ({ documents, caFiles }) {
  for (const document of documents.Cluster) yield* unreadable(document, caFiles);
};

function* unreadable(document: SpecDocument<"Cluster">, caFiles: Resolution["caFiles"]): Iterable<Diagnostic> {
  const { caFile, caData } = document.value.spec?.apiServer ?? {};
  const inFile = caFile === undefined ? undefined : troubleWith(caFiles(caFile));
  const inData = caData === undefined ? undefined : troubleWith({ text: bothReadings(caData) });
  const place = (key: string) => placeIn(document, ["spec", "apiServer", key]);
  if (inFile !== undefined)
    yield problem("ca-file-unreadable", place("caFile"), { what: `caFile "${caFile}"`, reason: inFile });
  if (inData !== undefined) yield problem("ca-file-unreadable", place("caData"), { what: "caData", reason: inData });
}

/** A private key is another rule's. */
function troubleWith(found: CaFile): string | undefined {
  if (!("text" in found)) return found.trouble === "unreadable" ? found.reason : undefined;
  return hasCertificate(found.text) || hasPrivateKey(found.text) ? undefined : "holds no PEM certificate";
}
