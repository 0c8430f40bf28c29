/** What was found where a Secret manifest should lie: its text, or why there is none. `file` is what messages show. */
export type SecretFile = { readonly file: string } & (
  | { readonly text: string }
  | { readonly trouble: "missing" }
  | { readonly trouble: "unusable"; readonly reason: string }
);

/** Reads a Secret manifest by its path below the spec folder. The edge of the program knows how; stages only ask. */
export type SecretFiles = (path: string) => SecretFile;
