import { createHash } from "node:crypto";
import type { KubeObject } from "../model/kube-object";
import type { LeafFile } from "./leaf";
import { toYaml } from "./yaml";

/** The first line of every text that we make: who opens it knows where it comes from, and synth knows it for its own. */
export const mark = "# Made by peerage synth; do not edit: change the specs and run it again.\n";

/** The same where comments are those of Markdown and SVG. */
export const markupMark = `<!-- ${mark.slice(2, -1)} -->`;

/** The text of a manifest file. */
export function fileText(file: LeafFile<KubeObject>): string {
  return "items" in file ? mark + file.items.map(toYaml).join("---\n") : file.copied;
}

/** A kustomization over files or folders. */
export function kustomization(resources: readonly string[]): string {
  return mark + toYaml({ apiVersion: "kustomize.config.k8s.io/v1beta1", kind: "Kustomization", resources });
}

/** What indexes remember of a text. */
export function digest(text: string): string {
  return `sha256:${createHash("sha256").update(text).digest("hex")}`;
}
