import { problem } from "../../diagnostics/problem";
import type { Rule } from "../resolution";
import { askedModes } from "../secrets-modes";

/** Plain is for laboratories and for repositories that few can read; it must be asked for, and is never silent. */
export const plainSecrets: Rule = function* ({ documents }) {
  const asked = askedModes(documents).filter(({ mode }) => mode === "Plain");
  const [first] = asked;
  if (first !== undefined)
    yield problem("plain-secrets", first.at, { what: asked.map(({ what }) => what).join(" and ") });
};
