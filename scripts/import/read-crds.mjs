import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";

/** Gives the structural schema of a kind, if the folder holds a CRD file for it. */
export function readCrds(folder) {
  const texts = readdirSync(folder)
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  return (apiVersion, kind) => {
    // Files are large and slow to parse; most of them are about other kinds.
    const mention = new RegExp(`kind["']?: *["']?${kind}\\b`);
    const crds = texts.filter((text) => mention.test(text)).flatMap(crdsOf);
    return crds.flatMap((crd) => schemasOf(crd, apiVersion, kind))[0];
  };
}

function crdsOf(text) {
  return parseAllDocuments(text)
    .map((document) => document.toJS())
    .filter((object) => object?.kind === "CustomResourceDefinition");
}

function schemasOf({ spec: { group, names, versions } }, apiVersion, kind) {
  return versions
    .filter(({ name }) => names.kind === kind && `${group}/${name}` === apiVersion)
    .map(({ schema }) => schema.openAPIV3Schema);
}
