import { type Document, isScalar, LineCounter, type Node, parseAllDocuments, visit } from "yaml";
import type { Checked, Diagnostic } from "../diagnostics/diagnostic";
import { problem } from "../diagnostics/problem";
import type { SourceFile, Span } from "../diagnostics/source";

/** One YAML document of a file, with the tree that remembers where everything stood. */
export interface YamlDocument {
  readonly file: string;
  /** Position of the document in its file, from 0. */
  readonly index: number;
  readonly tree: Document;
  /** The document as plain values. */
  readonly value: unknown;
}

/** Reads the documents of a file. A document that is no YAML gives a problem instead. */
export function parseYaml(source: SourceFile): Checked<readonly YamlDocument[]> {
  const marker = mergeMarker(source);
  if (marker !== undefined) return [[], [marker]];
  const trees = parseAllDocuments(source.text, {
    lineCounter: new LineCounter(),
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: "error",
  });
  const found = Array.isArray(trees) ? trees.filter((tree) => tree.errors.length > 0 || tree.contents !== null) : [];
  if (found.length === 0) return [[], [problem("empty-file", wholeFile(source), { file: source.path })]];
  const documents: YamlDocument[] = [];
  const problems: Diagnostic[] = [];
  for (const [index, tree] of found.entries()) {
    const wrong = [...syntaxProblems(tree, source)];
    problems.push(...wrong);
    if (wrong.length === 0) documents.push({ file: source.path, index, tree, value: tree.toJS() as unknown });
  }
  return [documents, problems];
}

function mergeMarker(source: SourceFile): Diagnostic | undefined {
  const match = /^(<{7}|={7}|>{7})(?: .*)?$/m.exec(source.text);
  if (match === null || !/^<{7} /m.test(source.text)) return undefined;
  const marker = match[1] ?? "";
  return problem("merge-markers", span(source, match.index, match.index + marker.length), { marker });
}

function* syntaxProblems(tree: Document, source: SourceFile): Iterable<Diagnostic> {
  const first = tree.errors[0] ?? tree.warnings[0];
  if (first !== undefined) {
    const [start, end] = first.pos;
    const at = span(source, start, Math.max(end, start + 1));
    const isTab = first.code === "TAB_AS_INDENT" || source.text[start] === "\t";
    yield isTab ? problem("tab-indent", at, {}) : problem("yaml-syntax", at, { what: syntaxWords(first.code) });
    return;
  }
  const structural = [...duplicateKeys(tree, source), ...aliasProblems(tree, source)];
  yield* structural.length > 0 ? structural : expansionProblems(tree, source);
}

function syntaxWords(code: string): string {
  const words: Readonly<Record<string, string>> = {
    BAD_INDENT: "the indentation does not fit the lines around it",
    BLOCK_AS_IMPLICIT_KEY: "a mapping cannot begin on the line of its key",
    IMPOSSIBLE: "it cannot be read",
    MISSING_CHAR: "a quote, bracket, comma or colon is missing",
    MULTILINE_IMPLICIT_KEY: "a key goes over several lines; a colon or a quote may be missing",
    UNEXPECTED_TOKEN: "something stands here that does not belong here",
    BAD_ALIAS: "the alias or anchor is misspelled",
    BAD_DIRECTIVE: "the directive (%) is misspelled",
    BAD_DQ_ESCAPE: "an escape (\\) in double quotes is unknown; use single quotes for text with backslashes",
    BAD_SCALAR_START: "text cannot begin with this character; put it in quotes",
    BLOCK_IN_FLOW: "a block cannot stand inside { } or [ ]",
    MULTIPLE_ANCHORS: "a value has two anchors",
    MULTIPLE_TAGS: "a value has two tags",
    MULTIPLE_DOCS: "a document ends here without ---",
    TAG_RESOLVE_FAILED: "its tag (!) is not known",
    NON_STRING_KEY: "a key is not text",
    KEY_OVER_1024_CHARS: "a key is longer than 1024 characters",
  };
  return words[code] ?? "it cannot be read";
}

/** Found here and not by the parser, whose own check is quadratic in the keys of a mapping. */
function* duplicateKeys(tree: Document, source: SourceFile): Iterable<Diagnostic> {
  const found: Diagnostic[] = [];
  visit(tree, {
    Map(_, map) {
      const seen = new Map<string, Node>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        const earlier = seen.get(name);
        if (earlier === undefined) seen.set(name, key);
        else found.push(repeated(name, nodeSpan(source, key), nodeSpan(source, earlier)));
      }
    },
  });
  yield* found;
}

function repeated(key: string, at: Span, earlier: Span): Diagnostic {
  return problem("duplicate-key", at, { key }, { related: [{ message: "given first here", at: earlier }] });
}

/** An alias without an anchor, and an alias inside of what it stands for. */
function* aliasProblems(tree: Document, source: SourceFile): Iterable<Diagnostic> {
  const found: Diagnostic[] = [];
  visit(tree, {
    Alias(_, alias, ancestors) {
      const target = alias.resolve(tree);
      const at = nodeSpan(source, alias);
      if (target === undefined) found.push(problem("unresolved-alias", at, { alias: alias.source }));
      else if (ancestors.includes(target)) found.push(problem("alias-expansion", at, { what: "contain themselves" }));
    },
  });
  yield* found;
}

function expansionProblems(tree: Document, source: SourceFile): readonly Diagnostic[] {
  try {
    tree.toJS();
    return [];
  } catch {
    const contents = tree.contents as Node;
    const at = nodeSpan(source, contents);
    return [
      problem(
        "alias-expansion",
        { ...at, end: Math.min(at.end, at.start + 1) },
        { what: "grow too large when they are written out" },
      ),
    ];
  }
}

function nodeSpan(source: SourceFile, node: Node): Span {
  const [start = 0, end = 0] = node.range ?? [];
  return span(source, start, end);
}

function wholeFile(source: SourceFile): Span {
  return span(source, 0, 0);
}

function span(source: SourceFile, start: number, end: number): Span {
  return { file: source.path, start: Math.min(start, source.text.length), end: Math.min(end, source.text.length) };
}
