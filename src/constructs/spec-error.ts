import type { Located } from "../diagnostics/located";
import { renderText } from "../diagnostics/render/text";
import { Texts } from "../diagnostics/render/texts";

/** What the constructs of a fleet say is wrong: everything that was found, as a terminal shows it. */
export class SpecError extends Error {
  readonly diagnostics: readonly Located[];

  constructor(diagnostics: readonly Located[], texts: ReadonlyMap<string, string>) {
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    super(`the fleet cannot be compiled\n\n${renderText(errors, new Texts(texts), { colour: false, most: 20 })}`);
    this.diagnostics = diagnostics;
  }
}
