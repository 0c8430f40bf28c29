import type { Construct, IConstruct } from "constructs";
import type { SourceFile } from "../diagnostics/source";
import type { DocumentOf, Kind } from "../spec/schema";
import { apiVersion } from "../spec/schema";
import { toYaml } from "../synth/yaml";

/** A construct that says what a document of the spec language says. */
export interface SaysDocument extends Construct {
  /** @internal */
  _document(): object;
}

/** Makes the document of a construct; its ID is the name. */
export function documentOf<K extends Kind>(
  { node }: IConstruct,
  kind: K,
  {
    spec,
    labels,
  }: { readonly spec: DocumentOf<K>["spec"]; readonly labels?: Readonly<Record<string, string>> | undefined },
): object {
  return { apiVersion, kind, metadata: { name: node.id, labels }, spec };
}

/** The specs that a tree of constructs stands for, each as a text of its own, so that a diagnostic can show the place. */
export function sourcesIn(root: IConstruct): readonly SourceFile[] {
  return root.node
    .findAll()
    .filter((construct): construct is SaysDocument => "_document" in construct)
    .map((construct) => ({ path: pathOf(construct), text: toYaml(construct._document()) }));
}

function pathOf(construct: IConstruct): string {
  return `${construct.constructor.name}(${construct.node.path})`;
}
