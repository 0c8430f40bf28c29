import { TreeFailure } from "../../../../src/output/tree/tree-failure";

/** The failure that a step ends with. */
export function failureOf(step: () => unknown): TreeFailure {
  try {
    step();
  } catch (error) {
    if (error instanceof TreeFailure) return error;
    throw error;
  }
  throw new Error("it did not fail");
}
