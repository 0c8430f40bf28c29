import { entry } from "./entry";

/** What can be wrong with a file before it is understood. */
export const files = {
  "no-specs": entry<{ folder: string; what: "missing" | "a file" | "empty" }>({
    severity: "error",
    title: "A spec folder holds at least one spec",
    message: (f) =>
      ({
        missing: `there is no spec folder "${f.folder}"`,
        "a file": `"${f.folder}" is a file, not a folder of specs`,
        empty: `no spec in "${f.folder}"`,
      })[f.what],
    help: () => "put *.yaml files there, name another folder with --specs, or start from the example in the README",
  }),
  "unreadable-file": entry<{ file: string; reason: string }>({
    severity: "error",
    title: "Every file of the spec folder can be read",
    message: (f) => `cannot read "${f.file}": ${f.reason}`,
    help: () => "make it readable for this user, or move it out of the spec folder",
  }),
  "link-loop": entry<{ file: string }>({
    severity: "error",
    title: "Links in the spec folder lead somewhere",
    message: (f) => `the link "${f.file}" leads back to itself or to a folder above it`,
    help: () => "remove the link",
  }),
  "link-outside": entry<{ file: string }>({
    severity: "error",
    title: "Links in the spec folder stay inside it",
    message: (f) => `the link "${f.file}" leads out of the spec folder`,
    help: () => "put the file itself into the spec folder: what is compiled must be what was reviewed",
  }),
  "file-too-large": entry<{ file: string; bytes: number; limit: number }>({
    severity: "error",
    title: "A spec file is at most 4 MiB",
    message: (f) => `"${f.file}" has ${f.bytes} bytes; a spec file may have ${f.limit}`,
    help: () => "split it into several files; any number of files in the spec folder are read as one fleet",
  }),
  "not-utf8": entry<{ file: string; byte: number }>({
    severity: "error",
    title: "Spec files are UTF-8",
    message: (f) => `"${f.file}" is not UTF-8 text: byte ${f.byte} does not fit`,
    help: () => "save it as UTF-8",
  }),
  "empty-file": entry<{ file: string }>({
    severity: "error",
    title: "A spec file holds a document",
    message: (f) => `"${f.file}" holds no document`,
    help: () => "write a spec into it or remove it; an empty file is often a checkout or a merge gone wrong",
  }),
  "merge-markers": entry<{ marker: string }>({
    severity: "error",
    title: "A merge is finished before it is compiled",
    message: () => "a merge conflict was left in this file",
    label: (f) => `"${f.marker}" is what git leaves behind`,
    help: () => "decide between the two sides and remove the marker lines",
  }),
  "tab-indent": entry<Record<never, never>>({
    severity: "error",
    title: "YAML is indented with spaces",
    message: () => "a tab is used for indentation",
    help: () => "use spaces: YAML does not allow tabs here",
  }),
  "yaml-syntax": entry<{ what: string }>({
    severity: "error",
    title: "Spec files are YAML",
    message: (f) => `this is not YAML: ${f.what}`,
    help: () => "check indentation, quotes and brackets on this line and the one before it",
  }),
  "duplicate-key": entry<{ key: string; help: string }>({
    severity: "error",
    title: "A key stands once in a mapping",
    message: (f) => `key "${f.key}" is given twice`,
    label: () => "given again here",
    help: (f) => f.help,
  }),
  "unresolved-alias": entry<{ alias: string }>({
    severity: "error",
    title: "An alias names an anchor of its document",
    message: (f) => `alias "*${f.alias}" has no anchor "&${f.alias}" before it in this document`,
    help: () => "anchors do not reach across documents (---); write the value out, or use Fleet defaults",
  }),
  "alias-expansion": entry<{ what: string }>({
    severity: "error",
    title: "Aliases stay small when they are written out",
    message: (f) => `the aliases of this document ${f.what}`,
    help: () => "write the values out; Fleet defaults and Topology templates are made for repetition",
  }),
  "ca-file-outside": entry<{ file: string }>({
    severity: "error",
    title: "A caFile stays inside the spec folder",
    message: (f) => `caFile "${f.file}" is outside the spec folder`,
    help: () => "copy the certificate into the spec folder and name it relative to that folder",
  }),
  "ca-file-unreadable": entry<{ what: string; reason: string }>({
    severity: "error",
    title: "A caFile can be read and holds certificates",
    message: (f) => `${f.what} ${f.reason}`,
    help: () => "name a file of PEM certificates, relative to the spec folder, or give them as caData",
  }),
  "ca-private-key": entry<{ where: string }>({
    severity: "error",
    title: "A CA is public: its private key has no place in git",
    message: (f) => `${f.where} holds a private key`,
    help: () => "keep only the CERTIFICATE blocks, remove the key from git and its history, and replace the key",
  }),
};
