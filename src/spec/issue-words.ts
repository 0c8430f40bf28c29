import { isScalar } from "yaml";
import type { z } from "zod";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { problem } from "../diagnostics/problem";
import { closest, didYouMean } from "../diagnostics/suggest";
import { valueAt } from "../model/value-at";
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
      return unionProblems(issue, document, kind);
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
      return [wrongType(document, kind, path, issue.code === "invalid_type" ? [issue.expected] : [])];
  }
}

function unknownKey(document: YamlDocument, kind: Kind, path: Steps, key: string): Diagnostic {
  const known = keysAt(kind, path);
  const facts = { key, where: placeWords(kind, path), help: unknownKeyHelp(kind, path, key, known) };
  return problem("unknown-key", placeIn(document, [...path, key], "key"), facts);
}

function unknownKeyHelp(kind: Kind, path: Steps, key: string, known: readonly string[]): string {
  if (key === "<<") return "merge keys are not read; Fleet defaults and Topology templates are made for repetition";
  const isEnd = key === "consumer" || key === "provider";
  if (isEnd && ["defaults", "template"].includes(keyOf(path)))
    return "a Peering names its clusters itself; remove it here";
  const guess = closest(key, known);
  if (guess !== undefined) return `did you mean "${guess}"?`;
  const here = path.filter((step) => typeof step === "string").join(".");
  const home = homesOf(kind, key).find((place) => isNear(place, here));
  if (home !== undefined) return `"${key}" belongs under ${home === "" ? "the document itself" : `"${home}"`}`;
  return didYouMean(key, known, "known keys");
}

/** Whether a key that belongs to one place is easily put into the other: next to it, or a level too high or too low. */
function isNear(place: string, here: string): boolean {
  const depth = (path: string) => (path === "" ? 0 : path.split(".").length);
  const isInside = place.startsWith(`${here}.`) && depth(place) === depth(here) + 1;
  return here.startsWith("spec") && (isInside || here.startsWith(`${place}.`));
}

function unknownValue(document: YamlDocument, path: Steps, choices: readonly string[]): Diagnostic {
  const value = valueAt(document.value, path);
  if (value === undefined) return missing(document, path, `${keyOf(path)}: ${choices[0]}`);
  if (value === null || typeof value === "object")
    return mistyped(document, path, "text", `choices: ${choices.join(", ")}`);
  const given = String(value);
  return problem("unknown-value", placeIn(document, path), {
    key: keyOf(path),
    given,
    help: didYouMean(given, choices, "choices"),
  });
}

function wrongType(document: YamlDocument, kind: Kind, path: Steps, expected: readonly string[]): Diagnostic {
  if (valueAt(document.value, path) === undefined) return missing(document, path, exampleOf(kind, path));
  const wanted = expected.map((type) => wantedWords[type] ?? "something else").join(" or ");
  return mistyped(document, path, wanted, typeHelp(document, path, expected));
}

function mistyped(document: YamlDocument, path: Steps, wanted: string, help: string): Diagnostic {
  const value = valueAt(document.value, path);
  const subject = subjectOf(path);
  if (value === null) return problem("null-value", placeIn(document, path, "key"), { subject });
  return problem("wrong-type", placeIn(document, path), { subject, wanted, is: typeWords(value), help });
}

function missing(document: YamlDocument, path: Steps, example: string): Diagnostic {
  const holder = path.slice(0, -1);
  const where = holder.length === 0 ? "this document" : subjectOf(holder, holder.join("."));
  return problem("missing-key", placeIn(document, holder, "key"), { key: keyOf(path), where, example });
}

function wrongLength(
  document: YamlDocument,
  path: Steps,
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
): Diagnostic {
  const { length = 0 } = valueAt(document.value, path) as { readonly length?: number };
  const isExact = issue.code === "too_big" || issue.exact === true;
  const wanted = isExact ? "a pair: a list of two" : "a list of at least one";
  const is = length === 0 ? "an empty list" : `a list of ${length}`;
  return problem("wrong-type", placeIn(document, path), {
    subject: subjectOf(path),
    wanted,
    is,
    help: isExact ? "name two clusters: [milan, turin]" : "add an entry, or remove the key",
  });
}

function ownFinding(document: YamlDocument, path: Steps, { code, facts }: Finding): Diagnostic {
  const key = keyOf(path);
  return problem(code, placeIn(document, path), { ...facts, key, resource: key } as never);
}

function atKey(diagnostic: Diagnostic): Diagnostic {
  return "path" in diagnostic.at ? { ...diagnostic, at: { ...diagnostic.at, part: "key" } } : diagnostic;
}

/** Of the alternatives of a union, the one whose outer type fits was likely meant. */
function unionProblems(issue: z.core.$ZodIssueInvalidUnion, document: YamlDocument, kind: Kind): readonly Diagnostic[] {
  const path = issue.path as Steps;
  const outer = (branch: readonly Issue[]) =>
    branch.flatMap((inner) => (inner.code === "invalid_type" && inner.path.length === 0 ? [inner.expected] : []));
  const meant = issue.errors.find((branch) => outer(branch).length === 0);
  if (meant === undefined) return [wrongType(document, kind, path, issue.errors.flatMap(outer))];
  return meant.flatMap((inner) => issueProblems({ ...inner, path: [...path, ...inner.path] } as Issue, document, kind));
}

const wantedWords: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  boolean: "true or false",
  object: "a mapping",
  record: "a mapping",
  array: "a list",
};

/** What kind of value this is, in words. */
export function typeWords(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "number" && !Number.isFinite(value)) return "not a finite number";
  return (
    { string: "text", number: "a number", boolean: "true or false", bigint: "a number", object: "a mapping" }[
      typeof value as string
    ] ?? "something else"
  );
}

function typeHelp(document: YamlDocument, path: Steps, expected: readonly string[]): string {
  const value = valueAt(document.value, path);
  const written = sourceAt(document, path);
  if (expected.includes("string") && ["number", "boolean"].includes(typeof value))
    return `put it in quotes: "${written}"`;
  if (expected.includes("number") && typeof value === "string" && /^\d+(\.\d+)?$/.test(value))
    return `remove the quotes: ${value}`;
  if (expected.includes("boolean")) return "write true or false, without quotes";
  if (expected.includes("array")) return "write a list: [a, b], or one entry per line after a hyphen";
  return "";
}

/** A scalar as it was written: 3.10 is the number 3.1, and its author means the former. */
function sourceAt({ tree }: YamlDocument, path: Steps): string {
  const node = tree.getIn(path, true);
  return isScalar(node) ? (node.source ?? String(node.value)) : "";
}

function exampleOf(kind: Kind, path: Steps): string {
  const [example] = (schemaAt(kind, path)?.meta()?.examples ?? []) as readonly unknown[];
  return `${keyOf(path)}: ${typeof example === "string" ? example : JSON.stringify(example)}`;
}

function placeWords(kind: Kind, path: Steps): string {
  return path.length === 0 ? `kind ${kind}` : `"${path.join(".")}" of kind ${kind}`;
}

/** What a message is about: a key, or an entry of a list, counted from 1. */
function subjectOf(path: Steps, name: string = keyOf(path)): string {
  const last = path.at(-1);
  return typeof last === "number" ? `entry ${last + 1} of "${keyOf(path)}"` : `"${name}"`;
}

function keyOf(path: Steps): string {
  return String(path.findLast((step) => typeof step === "string") ?? "this document");
}
