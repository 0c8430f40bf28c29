import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SchemaOf } from "../synth/check-objects";
import { packageRoot } from "./package-root";

/** Reads the schemas that come with this package: Liqo's by release, Kubernetes' own. */
export const importedSchema: SchemaOf = (kind, release) => {
  const imports = join(packageRoot(), "imports");
  const name = `${kind.toLowerCase()}.json`;
  const ofLiqo = join(imports, "liqo", release, name);
  return JSON.parse(readFileSync(existsSync(ofLiqo) ? ofLiqo : join(imports, "kubernetes", name), "utf8")) as object;
};
