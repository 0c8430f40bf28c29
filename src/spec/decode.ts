import type { z } from "zod";
import type { Checked, Diagnostic } from "../diagnostics/diagnostic";
import { problem } from "../diagnostics/problem";
import { closest, didYouMean } from "../diagnostics/suggest";
import { valueAt } from "../model/value-at";
import { issueProblems, typeWords } from "./issue-words";
import type { YamlDocument } from "./parse-yaml";
import { prune } from "./prune";
import { apiVersion, type Kind, schemas } from "./schema";
import { keysAt } from "./schema-tree";
import { placeIn, type SpecDocument } from "./spec-document";

type Issue = z.core.$ZodIssue;

/** Reads one document. With problems, what is sound of it is still given where that is enough to go on. */
export function decode(document: YamlDocument): Checked<SpecDocument | undefined> {
  const wrong = headProblem(document);
  if (wrong !== undefined) return [undefined, [wrong]];
  const kind = (document.value as { kind: Kind }).kind;
  const schema = schemas[kind];
  const parsed = schema.safeParse(document.value);
  if (parsed.success) return [specDocument(document, kind, parsed.data, { damaged: false }), []];
  const { issues } = parsed.error;
  const told = withoutEchoes(issues, document, kind);
  return [salvage(document, kind, issues), told.flatMap((issue) => issueProblems(issue, document, kind))];
}

/** What is left of a document when all that was refused is taken out of it. */
function salvage(document: YamlDocument, kind: Kind, refused: readonly Issue[]): SpecDocument | undefined {
  let value = document.value;
  let issues = refused;
  // Taking out a part can leave its holder without something required; the holder is then taken out as well.
  for (let depth = 0; depth < 6; depth++) {
    value = prune(value, issues);
    const again = schemas[kind].safeParse(value);
    if (again.success) return specDocument(document, kind, again.data, { damaged: true });
    issues = again.error.issues;
  }
  return undefined;
}

/** A misspelled key is one mistake: that the right one is missing need not be said as well. */
function withoutEchoes(issues: readonly Issue[], document: YamlDocument, kind: Kind): readonly Issue[] {
  const meant = new Set(issues.flatMap((issue) => meantKeys(issue, kind)));
  return issues.filter(({ path }) => valueAt(document.value, path) !== undefined || !meant.has(path.join(".")));
}

/** Paths of the keys that unknown keys were likely meant to be. */
function meantKeys(issue: Issue, kind: Kind): readonly string[] {
  if (issue.code !== "unrecognized_keys") return [];
  const known = keysAt(kind, issue.path);
  return issue.keys.flatMap((key) => closest(key, known) ?? []).map((key) => [...issue.path, key].join("."));
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
  const key = (["apiVersion", "kind"] as const).find((name) => typeof head[name] !== "string");
  if (key === undefined) return undefined;
  const subject = `"${key}"`;
  const value = head[key];
  if (value === null) return problem("null-value", placeIn(document, [key], "key"), { subject });
  if (value === undefined)
    return problem("missing-key", placeIn(document, []), { key, where: "this document", example: example[key] });
  return problem("wrong-type", placeIn(document, [key]), {
    subject,
    wanted: "text",
    is: typeWords(value),
    help: `write ${example[key]}`,
  });
}

function unknownHead(document: YamlDocument, head: Readonly<Record<string, unknown>>): Diagnostic | undefined {
  const given = String(head.apiVersion);
  if (given !== apiVersion) {
    const ours = `this release reads ${apiVersion}`;
    const help = given.startsWith("peerage.dev/")
      ? ours
      : `${ours}; Kubernetes objects do not belong into the spec folder`;
    return problem("unknown-api-version", placeIn(document, ["apiVersion"]), { given, help });
  }
  const kind = String(head.kind);
  if (Object.hasOwn(schemas, kind)) return undefined;
  return problem("unknown-kind", placeIn(document, ["kind"]), {
    given: kind,
    help: didYouMean(kind, Object.keys(schemas), "kinds"),
  });
}

/** metadata.name of a document that could not be read, so that others are not blamed for naming it. */
export function nameOfRefused({ value }: YamlDocument): string | undefined {
  const { metadata } = (typeof value === "object" ? (value ?? {}) : {}) as {
    readonly metadata?: { readonly name?: unknown } | null;
  };
  return typeof metadata?.name === "string" ? metadata.name : undefined;
}
