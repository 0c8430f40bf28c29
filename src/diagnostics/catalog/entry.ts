export type Severity = "error" | "warning" | "note";

/** The words of one diagnostic. Facts come from the rule, sentences are made here and nowhere else. */
export interface Entry<Facts> {
  readonly severity: Severity;
  /** The law in one line, as the index of diagnostics shows it. */
  readonly title: string;
  readonly message: (facts: Facts) => string;
  /** A few words under the marked place. */
  readonly label?: (facts: Facts) => string;
  /** The remedy. */
  readonly help?: (facts: Facts) => string;
  /** The law is Liqo's, not ours: the manifests that break it are kept for trying on the real one. */
  readonly mirrorsLiqo?: true;
  /** A Fleet may waive it, for a reason and until a day. */
  readonly waivable?: true;
}

/** Checks an entry and keeps the type of its facts. */
export function entry<Facts>(words: Entry<Facts>): Entry<Facts> {
  return words;
}
