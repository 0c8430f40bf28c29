/** Flags of `peerage synth`. */
export interface SynthOptions {
  readonly specs: string;
  readonly out: string;
  readonly output: "text" | "json" | "yaml";
  readonly all: boolean;
  readonly frozen: boolean;
  readonly check: boolean;
  readonly allowDestroy: readonly string[];
}
