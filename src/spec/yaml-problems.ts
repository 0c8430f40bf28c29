import { type Document, isAlias, isScalar, type Node, visit, type YAMLError } from "yaml";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { problem } from "../diagnostics/problem";
import type { SourceFile } from "../diagnostics/source";
import { syntaxWords } from "./syntax-words";
import { nodeSpan, span } from "./yaml-span";

/** What keeps a document from being plain data: bad syntax, keys given twice, aliases and tags. */
export function* yamlProblems(tree: Document, source: SourceFile): Iterable<Diagnostic> {
  const first = tree.errors[0] ?? tree.warnings[0];
  if (first !== undefined) {
    yield unclosedQuote(tree, source) ?? syntaxProblem(first, source);
    return;
  }
  yield* duplicateKeys(tree, source);
  yield* aliasProblems(tree, source);
  yield* tagProblems(tree, source);
}

function syntaxProblem({ code, pos: [start, end] }: YAMLError, source: SourceFile): Diagnostic {
  const at = span(source, start, Math.max(end, start + 1));
  const isTab = code === "TAB_AS_INDENT" || source.text[start] === "\t";
  return isTab ? problem("tab-indent", at, {}) : problem("yaml-syntax", at, { what: syntaxWords(code) });
}

/** The parser notices at the end of the file; where the quote was opened helps more. */
function unclosedQuote(tree: Document, source: SourceFile): Diagnostic | undefined {
  let found: Diagnostic | undefined;
  visit(tree, {
    Scalar(_, { type, range }) {
      const [start = 0, end = 0] = range ?? [];
      const isQuoted = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
      const isClosed = end > start + 1 && source.text[end - 1] === source.text[start];
      if (isQuoted && !isClosed)
        found = problem("yaml-syntax", span(source, start, start + 1), { what: "this quote is never closed" });
    },
  });
  return found;
}

/** Found here and not by the parser, whose own check is quadratic in the keys of a mapping. */
function duplicateKeys(tree: Document, source: SourceFile): readonly Diagnostic[] {
  const found: Repetition[] = [];
  visit(tree, {
    Map(_, map) {
      const isTop = map === tree.contents;
      const seen = new Map<string, Node>();
      for (const key of map.items.flatMap((pair) => (isScalar(pair.key) ? [pair.key] : []))) {
        const name = String(key.value);
        const earlier = seen.get(name);
        if (earlier === undefined) seen.set(name, key);
        else found.push({ name, isTop, key, earlier });
      }
    },
  });
  // A second apiVersion is another document whose --- was forgotten; its other keys need not be told.
  const joined = found.find(({ name, isTop }) => isTop && name === "apiVersion");
  if (joined !== undefined) return [repeated(joined, source, "put a line --- between two documents")];
  return found.map((each) => repeated(each, source, "remove one of the two"));
}

interface Repetition {
  readonly name: string;
  readonly isTop: boolean;
  readonly key: Node;
  readonly earlier: Node;
}

function repeated({ name, key, earlier }: Repetition, source: SourceFile, help: string): Diagnostic {
  const related = [{ message: "given first here", at: nodeSpan(source, earlier) }];
  return problem("duplicate-key", nodeSpan(source, key), { key: name, help }, { related });
}

/** An alias without an anchor, and an alias inside of what it stands for. */
function aliasProblems(tree: Document, source: SourceFile): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(tree, {
    Alias(_, alias, ancestors) {
      const target = alias.resolve(tree);
      const at = nodeSpan(source, alias);
      if (target === undefined) found.push(problem("unresolved-alias", at, { alias: alias.source }));
      else if (ancestors.includes(target)) found.push(problem("alias-expansion", at, { what: "contain themselves" }));
    },
  });
  return found;
}

/** Tags make other things than text, numbers, lists and mappings. */
function tagProblems(tree: Document, source: SourceFile): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(tree, {
    Node(_, node) {
      const isPlain =
        isAlias(node) ||
        node.tag === undefined ||
        /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/.test(node.tag);
      if (!isPlain)
        found.push(problem("yaml-syntax", nodeSpan(source, node), { what: syntaxWords("TAG_RESOLVE_FAILED") }));
    },
  });
  return found;
}

/** Aliases of aliases can stand for more than any memory holds; the parser gives up on them. */
export function expansionProblem(tree: Document, source: SourceFile): Diagnostic {
  const at = nodeSpan(source, tree.contents as Node);
  const start = { ...at, end: Math.min(at.end, at.start + 1) };
  return problem("alias-expansion", start, { what: "grow too large when they are written out" });
}
