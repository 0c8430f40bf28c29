import { type ComponentName, troublesWith } from "./components";

/**
 * Like describe, for tests that need real components. Without them it is skipped, and the reporter says so;
 * it fails when making them failed, and with PEERAGE_REAL=require whenever they are not there.
 */
export function describeReal(name: string, needs: readonly ComponentName[], body: () => void): void {
  const troubles = troublesWith(needs);
  const mayBeSkipped = troubles.every(({ kind }) => kind === "absent") && process.env.PEERAGE_REAL !== "require";
  if (troubles.length === 0) describe(name, body);
  else if (mayBeSkipped) describe.skip(name, body);
  else describe(name, () => test("has what it needs", () => fail(troubles.map(({ message }) => message))));
}

function fail(messages: readonly string[]): never {
  throw new Error([...new Set(messages), "(PEERAGE_REAL=skip npm test leaves such tests out)"].join("\n"));
}
