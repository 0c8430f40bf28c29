import { setTimeout as sleep } from "node:timers/promises";

/** How long to wait, and when waiting is of no use. */
export interface Patience {
  /** Milliseconds. */
  readonly within: number;
  /** Why it can no longer come true, or undefined. */
  readonly unless?: () => string | undefined;
}

const pause = 50;

/** Repeats a check until it does not throw, and gives what it gives. Fails with what the last check said. */
export async function eventually<T>(check: () => T | Promise<T>, { within, unless }: Patience): Promise<T> {
  const deadline = Date.now() + within;
  let last: unknown = "the first check did not end";
  while (Date.now() < deadline) {
    try {
      return await beforeDeadline(check, deadline);
    } catch (error) {
      last = error === tooLate ? last : error;
    }
    const reason = unless?.();
    if (reason !== undefined) throw new Error(reason);
    await sleep(pause);
  }
  throw new Error(`not within ${within / 1000} s; last seen:\n${messageOf(last)}`);
}

const tooLate = Symbol("the deadline has passed");

async function beforeDeadline<T>(check: () => T | Promise<T>, deadline: number): Promise<T> {
  const clock = new AbortController();
  const end = sleep(Math.max(0, deadline - Date.now()), undefined, { signal: clock.signal }).then(() => {
    throw tooLate;
  });
  try {
    return await Promise.race([check(), end]);
  } finally {
    end.catch(() => {});
    clock.abort();
  }
}

function messageOf(error: unknown): string {
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
}
