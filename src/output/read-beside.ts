import type { Specs } from "../compile";
import { readSpecs } from "./read-specs";

/** What a spec folder holds besides documents: the lock file, certificates, secrets. The folder need not exist. */
export function readBeside(folder: string): Specs {
  const { problems, ...specs } = readSpecs(folder);
  return { ...specs, sources: [], problems: problems.filter(({ code }) => code !== "no-specs") };
}
