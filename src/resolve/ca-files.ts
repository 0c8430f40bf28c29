/** What was found where a caFile points: its text, or why it cannot be used. */
export type CaFile =
  | { readonly text: string }
  | { readonly trouble: "outside" }
  | { readonly trouble: "unreadable"; readonly reason: string };

/** Reads a caFile by the name that a spec gives it. The edge of the program knows how; stages only ask. */
export type CaFiles = (name: string) => CaFile;
