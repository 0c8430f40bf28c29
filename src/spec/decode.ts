import type { Checked, Diagnostic } from "../diagnostics/diagnostic";
import { problem } from "../diagnostics/problem";
import { didYouMean } from "../diagnostics/suggest";
import { issueProblems } from "./issue-words";
import type { YamlDocument } from "./parse-yaml";
import { prune } from "./prune";
import { apiVersion, type Kind, schemas } from "./schema";
import { placeIn, type SpecDocument } from "./spec-document";

/** Reads one document. With problems, what is sound of it is still given where that is enough to go on. */
export function decode(document: YamlDocument): Checked<SpecDocument | undefined> {
  const wrong = headProblem(document);
  if (wrong !== undefined) return [undefined, [wrong]];
  const kind = (document.value as { kind: Kind }).kind;
  const schema = schemas[kind];
  const parsed = schema.safeParse(document.value);
  if (parsed.success) return [specDocument(document, kind, parsed.data, { damaged: false }), []];
  const problems = withoutEchoes(parsed.error.issues.flatMap((issue) => issueProblems(issue, document, kind)));
  const again = schema.safeParse(prune(document.value, parsed.error.issues));
  return [again.success ? specDocument(document, kind, again.data, { damaged: true }) : undefined, problems];
}

/** A misspelled key is one mistake: that the right one is missing need not be said as well. */
function withoutEchoes(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const meant = new Set(problems.flatMap(({ code, help }) => (code === "unknown-key" ? [help] : [])));
  return problems.filter(
    ({ code, message }) => code !== "missing-key" || !meant.has(`did you mean "${/"(.*?)"/.exec(message)?.[1]}"?`),
  );
}

function specDocument(
  { file, index }: YamlDocument,
  kind: Kind,
  value: SpecDocument["value"],
  { damaged }: { readonly damaged: boolean },
): SpecDocument {
  return { kind, name: value.metadata?.name ?? "fleet", file, index, value, damaged };
}

/** What must hold before a schema can be chosen. */
function headProblem(document: YamlDocument): Diagnostic | undefined {
  const { value } = document;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return problem("not-a-spec", placeIn(document, []), { is: Array.isArray(value) ? "a list" : "a single value" });
  }
  const head = value as Readonly<Record<string, unknown>>;
  return missingHead(document, head) ?? unknownHead(document, head);
}

function missingHead(document: YamlDocument, head: Readonly<Record<string, unknown>>): Diagnostic | undefined {
  const example = { apiVersion: `apiVersion: ${apiVersion}`, kind: "kind: Peering" };
  const key = (["apiVersion", "kind"] as const).find((name) => !Object.hasOwn(head, name));
  if (key === undefined) return undefined;
  return problem("missing-key", placeIn(document, []), { key, where: "this document", example: example[key] });
}

function unknownHead(document: YamlDocument, head: Readonly<Record<string, unknown>>): Diagnostic | undefined {
  if (head.apiVersion !== apiVersion) {
    const help = `this release reads ${apiVersion}; Kubernetes objects do not belong into the spec folder`;
    return problem("unknown-api-version", placeIn(document, ["apiVersion"]), { given: String(head.apiVersion), help });
  }
  if (typeof head.kind === "string" && Object.hasOwn(schemas, head.kind)) return undefined;
  const given = String(head.kind);
  return problem("unknown-kind", placeIn(document, ["kind"]), {
    given,
    help: didYouMean(given, Object.keys(schemas), "kinds"),
  });
}
