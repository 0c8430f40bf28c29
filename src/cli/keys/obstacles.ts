import type { Code } from "../../diagnostics/catalog";
import type { Located } from "../../diagnostics/located";
import type { KeyStep } from "./plan-keys";

/** Errors that the plan does not put right: as long as there are any, nothing is begun. */
export function obstacles(diagnostics: readonly Located[], plan: readonly KeyStep[]): readonly Located[] {
  const rewritten = new Set(plan.flatMap(({ todo, file }) => (todo === "rewrite" ? [file] : [])));
  const refused = new Set(plan.flatMap(({ todo, need }) => (todo === "refuse" ? [need.peering.name] : [])));
  const isMended: Readonly<Partial<Record<Code, (diagnostic: Located) => boolean>>> = {
    "keys-missing": ({ peering = "" }) => !refused.has(peering),
    "secret-file-wrong": ({ span }) => rewritten.has(span.file),
    // Its owner may want to know our public key first.
    "public-key-missing": () => true,
  };
  return diagnostics.filter((each) => each.severity === "error" && isMended[each.code]?.(each) !== true);
}
