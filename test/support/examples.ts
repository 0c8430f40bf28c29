import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The folders of examples/. */
export function exampleNames(root: string): readonly string[] {
  return readdirSync(join(root, "examples"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
