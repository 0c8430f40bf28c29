import { type Document, isAlias, isCollection, isMap, isPair, isScalar, isSeq, type Node, type Pair } from "yaml";
import type { Origin, Path, Span } from "../diagnostics/source";
import type { YamlDocument } from "./parse-yaml";

/** Turns places in the structure of documents into ranges of characters. */
export type Locate = (origin: Origin) => Span;

/** A locator for these documents. A place that does not exist is that of the nearest thing around it. */
export function locator(documents: readonly YamlDocument[]): Locate {
  const trees = new Map(documents.map((document) => [keyOf(document.file, document.index), document.tree]));
  return (origin) => {
    const tree = trees.get(keyOf(origin.file, origin.document));
    return tree === undefined ? { file: origin.file, start: 0, end: 0 } : spanOf(tree, origin);
  };
}

function keyOf(file: string, document: number): string {
  return `${document} ${file}`;
}

function spanOf(tree: Document, { file, path, part }: Origin): Span {
  const { key, node } = follow(tree, path);
  const byKey = part === "key" || isBig(node);
  return rangeOf(file, byKey ? (key ?? node) : (node ?? key));
}

/** What stands at a path, and the key that best names it; where the path ends early, what it reached. */
function follow(tree: Document, path: Path): { readonly key: Node | null; readonly node: Node | null } {
  let node = tree.contents as Node | null;
  let key: Node | null = firstKey(node);
  for (const [depth, step] of path.entries()) {
    const inner = enter(resolved(node, tree), step);
    if (inner === undefined) return { key: (depth === 0 ? nameOf(node) : key) ?? key, node: null };
    key = inner.key ?? firstKey(inner.value) ?? key;
    node = inner.value ?? key;
  }
  return { key, node };
}

interface Inner {
  readonly key: Node | undefined;
  readonly value: Node | null;
}

function enter(node: Node | null, step: string | number): Inner | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
    return pair === undefined ? undefined : inside(pair);
  }
  if (isSeq(node) && typeof step === "number") {
    const item = node.items[step];
    if (isPair(item)) return inside(item);
    return item === undefined ? undefined : { key: undefined, value: item as Node };
  }
  return undefined;
}

function inside(pair: Pair): Inner {
  return { key: pair.key as Node, value: pair.value as Node | null };
}

function resolved(node: Node | null, tree: Document): Node | null {
  return isAlias(node) ? (node.resolve(tree) ?? null) : node;
}

/** A mapping or list that is written in block style is shown by its key, not by all of its lines. */
function isBig(node: Node | null): boolean {
  return isCollection(node) && node.flow !== true;
}

/** The value of metadata.name: what stands for a document as a whole. */
function nameOf(node: Node | null): Node | undefined {
  const metadata = enter(node, "metadata")?.value ?? null;
  return enter(metadata, "name")?.value ?? undefined;
}

function firstKey(node: Node | null): Node | null {
  return isMap(node) ? ((node.items[0]?.key as Node | undefined) ?? null) : null;
}

function rangeOf(file: string, node: Node | null): Span {
  const [start = 0, end = 0] = node?.range ?? [];
  return { file, start, end };
}
