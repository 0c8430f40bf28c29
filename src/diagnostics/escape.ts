// Control and format characters (escape sequences, direction marks, joiners) and Unicode's own line breaks.
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Text that no terminal can mistake for a command: control and direction marks become visible escapes. */
export function visible(text: string): string {
  return text.replace(unsafe, escapeOf);
}

function escapeOf(mark: string): string {
  const named = { "\t": "\\t", "\n": "\\n", "\r": "\\r" }[mark];
  const code = mark.codePointAt(0) ?? 0;
  return named ?? (code < 0x100 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`);
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, "0");
}
