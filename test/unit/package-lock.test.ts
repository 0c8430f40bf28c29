import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
}

const lock = JSON.parse(readFileSync(join(__dirname, "..", "..", "package-lock.json"), "utf8")) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

test("the lock has the packages of every platform, so that npm ci takes it; scripts/complete-lock.mjs adds them", () => {
  const wanted = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(wanted.filter((name) => lock.packages[`node_modules/${name}`] === undefined)).toEqual([]);
});

test("the lock names no registry", () => {
  expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
