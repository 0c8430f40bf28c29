import { problem } from "../../diagnostics/problem";
import { placeIn } from "../../spec/spec-document";
import { clashes } from "../clashes";
import type { Rule } from "../resolution";

/** A namespace has one NamespaceOffloading, named "offloading"; two documents for it would hide one another's selectors. */
export const repeatedOffloading: Rule = function* ({ documents }) {
  for (const [first, later] of clashes(
    documents.Offloading,
    ({ value: { spec } }) => `${spec.consumer}/${spec.namespace}`,
  )) {
    const { namespace, consumer } = later.value.spec;
    const related = [{ message: "the first one", at: placeIn(first, ["spec", "namespace"]) }];
    yield problem("repeated-offloading", placeIn(later, ["spec", "namespace"]), { namespace, consumer }, { related });
  }
};
