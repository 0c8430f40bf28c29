import { readFileSync, statSync } from "node:fs";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { problem } from "../diagnostics/problem";
import { reasonOf } from "./file-errors";

const largest = 4 * 1024 * 1024;

/** The text of a file that a person wrote, or why it cannot be used. A byte order mark is dropped. */
export function readText(path: string, file: string): { readonly text: string } | { readonly problem: Diagnostic } {
  const at = { file, start: 0, end: 0 };
  const bytes = readBytes(path);
  if ("reason" in bytes) return { problem: problem("unreadable-file", at, { file, reason: bytes.reason }) };
  if ("size" in bytes) return { problem: problem("file-too-large", at, { file, bytes: bytes.size, limit: largest }) };
  const text = bytes.content.toString("utf8");
  const byte = firstDifference(bytes.content, Buffer.from(text));
  if (byte !== undefined) return { problem: problem("not-utf8", at, { file, byte }) };
  return { text: text.startsWith("\ufeff") ? text.slice(1) : text };
}

function readBytes(
  path: string,
): { readonly content: Buffer } | { readonly reason: string } | { readonly size: number } {
  try {
    const stat = statSync(path);
    if (!stat.isFile()) return { reason: "it is not a regular file" };
    return stat.size > largest ? { size: stat.size } : { content: readFileSync(path) };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

/** Decoding and encoding again changes what is no UTF-8. */
function firstDifference(before: Buffer, after: Buffer): number | undefined {
  if (before.equals(after)) return undefined;
  const at = before.findIndex((byte, index) => byte !== after[index]);
  return at === -1 ? before.length : at;
}
