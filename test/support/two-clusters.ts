import { parseAllDocuments } from "yaml";
import type { KubeObject } from "../../src/model/kube-object";
import type { FileTree } from "../../src/model/tree-index";
import { compileTexts } from "./compile-texts";
import { treeFrom } from "./trees";

const head = "apiVersion: peerage.dev/v1alpha1\n";

/** Rome consumes from milan, with more to say in the peering's spec, as lines of YAML. */
export function twoClusters(peering = "", more = ""): Readonly<Record<string, string>> {
  const cluster = (name: string, index: number) =>
    `${head}kind: Cluster\nmetadata: { name: ${name} }\nspec: { network: { podCIDR: 10.20${index}.0.0/16 }, gateway: { addresses: [192.0.2.${index + 1}] } }\n`;
  const indented = peering
    .trim()
    .split("\n")
    .map((line) => `  ${line}\n`)
    .join("");
  return {
    "a.yaml": [
      `${head}kind: Fleet\nmetadata: { name: demo }\nspec: { management: rome }\n`,
      cluster("rome", 0),
      cluster("milan", 1),
      `${head}kind: Peering\nmetadata: { name: rome-milan }\nspec:\n  consumer: rome\n  provider: milan\n${peering === "" ? "" : indented}`,
      ...(more === "" ? [] : [head + more]),
    ].join("---\n"),
  };
}

/** The tree of specs that are given as texts. */
export function treeOfTexts(files: Readonly<Record<string, string>>): FileTree {
  return treeFrom(compileTexts(files));
}

/** The objects of one file of a tree; none when there is no such file. */
// biome-ignore lint/suspicious/noExplicitAny: tests look deep into objects of many kinds
export function objectsAt(tree: FileTree, path: string): readonly (KubeObject & { readonly [field: string]: any })[] {
  const text = tree.get(path);
  return text === undefined ? [] : parseAllDocuments(text).map((document) => document.toJS());
}
