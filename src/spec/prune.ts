import type { z } from "zod";

/**
 * The value without what was refused, so that the rest of a document can still be understood
 * and other documents that refer to it are not blamed. A list loses all of its entries: some of
 * a list may mean something else than the list.
 */
export function prune(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const copy = structuredClone(value);
  for (const issue of issues) for (const path of refusedPaths(issue)) remove(copy, path);
  return copy;
}

function refusedPaths(issue: z.core.$ZodIssue): readonly (readonly PropertyKey[])[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...issue.path, key]);
  return [issue.path];
}

function remove(root: unknown, path: readonly PropertyKey[]): void {
  const list = path.findIndex((step) => typeof step === "number");
  const steps = list === -1 ? path : path.slice(0, list);
  let parent = root;
  for (const step of steps.slice(0, -1)) {
    if (typeof parent !== "object" || parent === null) return;
    parent = (parent as Record<PropertyKey, unknown>)[step];
  }
  const last = steps.at(-1);
  if (typeof parent === "object" && parent !== null && last !== undefined)
    delete (parent as Record<PropertyKey, unknown>)[last];
}
