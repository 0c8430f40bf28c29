/** Whether a name is that of a document that could not be read; a name may have been refused for its capitals alone. */
export function isRefused(name: string, refused: ReadonlySet<string>): boolean {
  return refused.has(name) || [...refused].some((other) => other.toLowerCase() === name);
}
