import type { Origin, Path } from "../diagnostics/source";
import type { DocumentOf, Kind } from "./schema";

/** A document of the spec language: well-formed, and able to say where each of its values stands. */
export interface SpecDocument<K extends Kind = Kind> {
  readonly kind: K;
  /** metadata.name. */
  readonly name: string;
  readonly file: string;
  readonly index: number;
  readonly value: DocumentOf<K>;
  /** Some of its values were refused and are missing here; what is absent may not be absent in the file. */
  readonly damaged: boolean;
}

/** Where a value of the document stands. */
export function placeIn(
  document: Pick<SpecDocument, "file" | "index">,
  path: Path,
  part: Origin["part"] = "value",
): Origin {
  return { file: document.file, document: document.index, path, part };
}
