/** Flags of the `peerage keys` commands. */
export interface KeysOptions {
  readonly specs: string;
  readonly output: "text" | "json" | "yaml";
}
