import type { Diagnostic } from "../../diagnostics/diagnostic";
import { problem } from "../../diagnostics/problem";
import { placeOf } from "../../model/offloading";
import type { NamespaceRequests } from "../offloadings";
import type { Rule } from "../resolution";

const fields = [
  "podOffloadingStrategy",
  "namespaceMappingStrategy",
  "remoteNamespaceName",
  "createNamespace",
  "guard",
] as const;

/** All that is asked for a namespace becomes one NamespaceOffloading, which has one value of each. */
export const offloadingConflict: Rule = function* ({ requests: groups }) {
  for (const group of groups) for (const field of fields) yield* conflict(group, field);
};

function* conflict(
  { consumer, namespace, requests }: NamespaceRequests,
  field: (typeof fields)[number],
): Iterable<Diagnostic> {
  const [first, ...others] = requests.filter((request) => request.fields[field] !== undefined);
  const other = others.find((request) => request.fields[field] !== first?.fields[field]);
  if (first === undefined || other === undefined) return;
  const values = { first: String(first.fields[field]), second: String(other.fields[field]) };
  const related = [{ message: "another value here", at: placeOf(first, field) }];
  yield problem(
    "offloading-conflict",
    placeOf(other, field),
    { namespace, consumer: consumer.name, field, ...values },
    { related },
  );
}
