import { codeOf } from "../file-errors";
import { isSystemError } from "./in-words";

/** Takes a step that the system may refuse for these reasons; tells whether it was taken. */
export function tolerate(codes: readonly string[], step: () => void): boolean {
  try {
    step();
    return true;
  } catch (error) {
    if (!codes.includes(codeOf(error))) throw error;
    return false;
  }
}

/** Takes a step that the system may refuse for whatever reason: what it leaves, the next run clears away. */
export function quietly(step: () => void): void {
  try {
    step();
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}

/** There is no such thing (any more). */
export const absent: readonly string[] = ["ENOENT"];

/** There is no such folder, or something is in it. */
export const absentOrFull: readonly string[] = ["ENOENT", "ENOTEMPTY", "EEXIST"];
