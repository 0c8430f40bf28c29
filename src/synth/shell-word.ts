/** A word of a command line, in quotes where a shell would see more than a word. */
export function shellWord(text: string): string {
  return /^[\w.@:/+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
