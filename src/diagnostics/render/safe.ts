import { visible } from "../escape";
import { redact } from "../redact";

const longest = 600;

/** Text from a spec, fit for any screen or log: nothing secret, nothing that a terminal obeys, nothing endless. */
export function safe(text: string): string {
  const shown = visible(redact(text));
  return shown.length > longest ? `${shown.slice(0, longest)}…` : shown;
}
