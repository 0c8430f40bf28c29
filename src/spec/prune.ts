import type { z } from "zod";
import { valueAt } from "../model/value-at";

type Issue = z.core.$ZodIssue;

/**
 * The value without what was refused, so that the rest of a document can still be understood and other documents
 * that refer to it are not blamed. Something that lacks a required key is taken out whole, and so is a list with a
 * refused entry: a part of it may mean something else than the whole.
 */
export function prune(value: unknown, issues: readonly Issue[]): unknown {
  const copy = structuredClone(value);
  for (const issue of issues) for (const path of refusedPaths(issue, value)) remove(copy, path);
  return copy;
}

function refusedPaths(issue: Issue, value: unknown): readonly (readonly PropertyKey[])[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...issue.path, key]);
  return [valueAt(value, issue.path) === undefined ? issue.path.slice(0, -1) : issue.path];
}

function remove(root: unknown, path: readonly PropertyKey[]): void {
  const list = path.findIndex((step) => typeof step === "number");
  const steps = list === -1 ? path : path.slice(0, list);
  const parent = valueAt(root, steps.slice(0, -1));
  const last = steps.at(-1);
  if (typeof parent === "object" && parent !== null && last !== undefined)
    delete (parent as Record<PropertyKey, unknown>)[last];
}
