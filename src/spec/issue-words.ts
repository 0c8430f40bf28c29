import type { z } from "zod";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { problem } from "../diagnostics/problem";
import { closest, didYouMean } from "../diagnostics/suggest";
import type { Finding } from "./finding";
import type { YamlDocument } from "./parse-yaml";
import type { Kind } from "./schema";
import { homesOf, keysAt, schemaAt } from "./schema-tree";
import { placeIn } from "./spec-document";

type Issue = z.core.$ZodIssue;
type Steps = readonly (string | number)[];

/** Says what zod found, in our words, at the place it is about. */
export function issueProblems(issue: Issue, document: YamlDocument, kind: Kind): readonly Diagnostic[] {
  const path = issue.path as Steps;
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownKey(document, kind, path, key));
    case "invalid_union":
      return likelyBranch(issue, valueAt(document, path)).flatMap((inner) =>
        issueProblems({ ...inner, path: [...path, ...inner.path] } as Issue, document, kind),
      );
    case "invalid_key":
      return issue.issues.flatMap((inner) => issueProblems({ ...inner, path } as Issue, document, kind)).map(atKey);
    case "invalid_value":
      return [unknownValue(document, path, issue.values.map(String))];
    case "custom":
      return [ownFinding(document, path, issue.params?.finding as Finding)];
    case "too_small":
    case "too_big":
      return [wrongLength(document, path, issue)];
    default:
      return [wrongType(document, kind, path, issue.code === "invalid_type" ? issue.expected : "")];
  }
}

function unknownKey(document: YamlDocument, kind: Kind, path: Steps, key: string): Diagnostic {
  const known = keysAt(kind, path);
  const facts = { key, where: placeWords(kind, path), help: unknownKeyHelp(kind, key, known) };
  return problem("unknown-key", placeIn(document, [...path, key], "key"), facts);
}

function unknownKeyHelp(kind: Kind, key: string, known: readonly string[]): string {
  if (key === "<<") return "merge keys are not read; Fleet defaults and Topology templates are made for repetition";
  const guess = closest(key, known);
  if (guess !== undefined) return `did you mean "${guess}"?`;
  const homes = homesOf(kind, key);
  if (homes.length > 0) return `"${key}" belongs under ${homes[0] === "" ? "the document itself" : homes[0]}`;
  return didYouMean(key, known, "known keys");
}

function unknownValue(document: YamlDocument, path: Steps, choices: readonly string[]): Diagnostic {
  const value = valueAt(document, path);
  const key = keyOf(path);
  if (value === null) return problem("null-value", placeIn(document, path, "key"), { key });
  if (value === undefined) return missing(document, path, `${key}: ${choices[0]}`);
  if (typeof value === "object") {
    return problem("wrong-type", placeIn(document, path), {
      key,
      wanted: "text",
      is: typeWords(value),
      help: `choices: ${choices.join(", ")}`,
    });
  }
  const given = String(value);
  return problem("unknown-value", placeIn(document, path), { key, given, help: didYouMean(given, choices, "choices") });
}

function wrongType(document: YamlDocument, kind: Kind, path: Steps, expected: string): Diagnostic {
  const value = valueAt(document, path);
  const key = keyOf(path);
  if (value === null) return problem("null-value", placeIn(document, path, "key"), { key });
  if (value === undefined) return missing(document, path, exampleOf(kind, path));
  const wanted = wantedWords[expected] ?? "something else";
  return problem("wrong-type", placeIn(document, path), {
    key,
    wanted,
    is: typeWords(value),
    help: typeHelp(expected, value),
  });
}

function missing(document: YamlDocument, path: Steps, example: string): Diagnostic {
  const where = path.length > 1 ? `"${path.slice(0, -1).join(".")}"` : "this document";
  return problem("missing-key", placeIn(document, path.slice(0, -1), "key"), { key: keyOf(path), where, example });
}

function wrongLength(
  document: YamlDocument,
  path: Steps,
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
): Diagnostic {
  const key = keyOf(path);
  const wanted =
    issue.code === "too_small" && issue.exact !== true ? `at least ${issue.minimum} of them` : "a pair: a list of two";
  return problem("wrong-type", placeIn(document, path), { key, wanted, is: "another number of entries", help: "" });
}

function ownFinding(document: YamlDocument, path: Steps, { code, facts }: Finding): Diagnostic {
  const key = keyOf(path);
  return problem(code, placeIn(document, path), { ...facts, key, resource: key } as never);
}

function atKey(diagnostic: Diagnostic): Diagnostic {
  return "path" in diagnostic.at ? { ...diagnostic, at: { ...diagnostic.at, part: "key" } } : diagnostic;
}

/** Of the alternatives of a union, the one that was likely meant: the one whose outer type fits. */
function likelyBranch(issue: z.core.$ZodIssueInvalidUnion, value: unknown): readonly Issue[] {
  const fitting = issue.errors.find(
    (branch) => !branch.some((inner) => inner.code === "invalid_type" && inner.path.length === 0),
  );
  if (fitting !== undefined) return fitting as readonly Issue[];
  const first = (issue.errors[value === null ? 0 : issue.errors.length - 1] ?? []) as readonly Issue[];
  return first.slice(0, 1);
}

const wantedWords: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  boolean: "true or false",
  object: "a mapping",
  record: "a mapping",
  array: "a list",
};

function typeWords(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a mapping";
  return (
    { string: "text", number: "a number", boolean: "true or false", bigint: "a number" }[typeof value as string] ??
    "something else"
  );
}

function typeHelp(expected: string, value: unknown): string {
  if (expected === "string" && typeof value === "number") return `put it in quotes: "${value}"`;
  if (expected === "string" && typeof value === "boolean") return `put it in quotes: "${value}"`;
  if (expected === "number" && typeof value === "string" && value.trim() !== "" && !Number.isNaN(Number(value)))
    return `remove the quotes: ${value}`;
  if (expected === "boolean") return "write true or false, without quotes";
  if (expected === "array") return "write a list: [a, b], or one entry per line after a hyphen";
  return "";
}

function exampleOf(kind: Kind, path: Steps): string {
  const [example] = (schemaAt(kind, path)?.meta()?.examples ?? []) as readonly unknown[];
  return `${keyOf(path)}: ${typeof example === "string" ? example : JSON.stringify(example)}`;
}

function placeWords(kind: Kind, path: Steps): string {
  return path.length === 0 ? `kind ${kind}` : `"${path.join(".")}" of kind ${kind}`;
}

function keyOf(path: Steps): string {
  return String(path.findLast((step) => typeof step === "string") ?? "this document");
}

function valueAt(document: YamlDocument, path: Steps): unknown {
  let value = document.value;
  for (const step of path)
    value = typeof value === "object" && value !== null ? (value as Record<string | number, unknown>)[step] : undefined;
  return value;
}
