import { writeFileSync } from "node:fs";

/** Whether expected files are to be rewritten: UPDATE_GOLDEN=1, never in CI. */
export const isUpdating = process.env.UPDATE_GOLDEN === "1";

if (isUpdating && process.env.CI === "true")
  throw new Error("UPDATE_GOLDEN is not for CI: run it here and commit what it writes");

/** Compares a text with the expected one, or makes it the expected one. */
export function expectGolden(actual: string, expected: string, path: string, whole: string = actual): void {
  if (isUpdating && actual !== expected) writeFileSync(path, whole);
  else expect(actual).toBe(expected);
}
