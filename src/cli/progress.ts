import { count } from "../model/count";
import type { Context } from "./context";

/** A work that may take long. */
export interface Work {
  /** What is counted, as a noun. */
  readonly noun: string;
  readonly total: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** Tells on stderr how far a work has come: not in the first second, then in a line for each second. */
export function progressOf(
  context: Context,
  { noun, total, now = () => performance.now() }: Work,
): (done: number) => void {
  let next = now() + 1000;
  return (done) => {
    if (now() < next) return;
    next = now() + 1000;
    context.stderr(`${done} of ${count(total, noun)}\n`);
  };
}
