import { resolve } from "node:path";
import { leaves } from "./leaves";
import { TreeFailure } from "./tree/tree-failure";

/** Manifests in the spec folder would be read as specs by the next run. */
export function keepApart(specs: string, out: string): void {
  if (leaves(resolve(specs), resolve(out))) return;
  throw new TreeFailure(`${out} lies in the spec folder ${specs}`, { help: "choose a folder beside it with --out" });
}
