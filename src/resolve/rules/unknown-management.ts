import { problem } from "../../diagnostics/problem";
import { didYouMean } from "../../diagnostics/suggest";
import { placeIn } from "../../spec/spec-document";
import { isRefused } from "../refused";
import type { Rule } from "../resolution";

/** The engine's and the controller's objects go into the folder of a declared cluster. */
export const unknownManagement: Rule = function* ({ documents, refused, fleet: { settings, clusters } }) {
  const [document] = documents.Fleet;
  const name = settings.management;
  if (document === undefined || name === undefined || clusters.has(name) || isRefused(name, refused)) return;
  const help = didYouMean(name, clusters.keys(), "declared clusters");
  yield problem("unknown-management", placeIn(document, ["spec", "management"]), { name, help });
};
