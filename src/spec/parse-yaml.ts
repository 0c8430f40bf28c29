import { type Document, isScalar, parseAllDocuments } from "yaml";
import type { Checked, Diagnostic } from "../diagnostics/diagnostic";
import { problem } from "../diagnostics/problem";
import type { SourceFile } from "../diagnostics/source";
import { expansionProblem, yamlProblems } from "./yaml-problems";
import { span } from "./yaml-span";

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
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: "error",
  });
  const found = Array.isArray(trees) ? trees.filter((tree) => tree.errors.length > 0 || !isEmpty(tree)) : [];
  if (found.length === 0) return [[], [problem("empty-file", span(source, 0, 0), { file: source.path })]];
  const documents: YamlDocument[] = [];
  const problems: Diagnostic[] = [];
  for (const [index, tree] of found.entries()) {
    const wrong = [...yamlProblems(tree, source)];
    problems.push(...wrong);
    if (wrong.length > 0) continue;
    const plain = toPlain(tree);
    if (plain === undefined) problems.push(expansionProblem(tree, source));
    else documents.push({ file: source.path, index, tree, value: plain.value });
  }
  return [documents, problems];
}

/** A document as plain values; undefined when its aliases grow too large. */
function toPlain(tree: Document): { readonly value: unknown } | undefined {
  try {
    return { value: tree.toJS() as unknown };
  } catch {
    return undefined;
  }
}

/** Nothing between two --- is no document; a written null is one, and a wrong one. */
function isEmpty({ contents }: Document): boolean {
  return contents === null || (isScalar(contents) && contents.value === null && (contents.source ?? "") === "");
}

function mergeMarker(source: SourceFile): Diagnostic | undefined {
  const match = /^(<{7}|>{7}) /m.exec(source.text);
  if (match === null) return undefined;
  const marker = match[1] ?? "";
  return problem("merge-markers", span(source, match.index, match.index + marker.length), { marker });
}
