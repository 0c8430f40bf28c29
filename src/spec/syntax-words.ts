/** What the parser stumbled over, in our words. */
export function syntaxWords(code: string): string {
  const words: Readonly<Record<string, string>> = {
    BAD_INDENT: "the indentation does not fit the lines around it",
    BLOCK_AS_IMPLICIT_KEY: "after this value no deeper keys can follow; the next line is indented too far",
    IMPOSSIBLE: "it cannot be read",
    MISSING_CHAR: "a quote, bracket, comma or colon is missing",
    MULTILINE_IMPLICIT_KEY: "a colon is missing here, or the space after it",
    UNEXPECTED_TOKEN: "something stands here that does not belong here",
    BAD_ALIAS: "the alias or anchor is misspelled",
    BAD_DIRECTIVE: "the directive (%) is misspelled",
    BAD_DQ_ESCAPE: "an escape (\\) in double quotes is unknown; use single quotes for text with backslashes",
    BAD_SCALAR_START: "text cannot begin with this character; put it in quotes",
    BLOCK_IN_FLOW: "a block cannot stand inside { } or [ ]",
    MULTIPLE_ANCHORS: "a value has two anchors",
    MULTIPLE_TAGS: "a value has two tags",
    MULTIPLE_DOCS: "a document ends here without ---",
    TAG_RESOLVE_FAILED: "a value that begins with ! is a tag; put it in quotes",
    NON_STRING_KEY: "a key is not text",
    KEY_OVER_1024_CHARS: "a key is longer than 1024 characters",
  };
  return words[code] ?? "it cannot be read";
}
