// Makes what is derived from the source: the JSON Schema, the spec reference, the index of diagnostics.
// With --check it changes nothing and fails when something is stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { catalog } from "../lib/src/diagnostics/catalog/index.js";
import { jsonSchema } from "../lib/src/spec/json-schema.js";

const root = join(import.meta.dirname, "..");
const schema = jsonSchema();

const made = {
  "schemas/peerage.dev_v1alpha1.json": `${JSON.stringify(schema, null, 2)}\n`,
  "docs/reference/spec.md": specReference(),
  "docs/diagnostics/README.md": diagnosticIndex(),
};

const stale = Object.entries(made).filter(([path, text]) => {
  const file = join(root, path);
  return !existsSync(file) || readFileSync(file, "utf8") !== text;
});

if (process.argv.includes("--check")) {
  for (const [path] of stale) console.error(`${path} is stale; run npm run docs and commit it`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [path, text] of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
}

function specReference() {
  const kinds = Object.entries(schema.definitions).map(([kind, definition]) => {
    const rows = [...fields(definition.properties, "", new Set(definition.required))].map(
      ({ path, type, description, example }) =>
        `| \`${path}\` | ${type} | ${cell(description)} | \`${cell(example)}\` |`,
    );
    return [
      `## ${kind}`,
      "",
      definition.description,
      "",
      "| field | type | meaning | example |",
      "| --- | --- | --- | --- |",
      ...rows,
      "",
    ].join("\n");
  });
  return [
    "# The spec language",
    "",
    "<!-- Made by `npm run docs` from src/spec/schema; do not edit. -->",
    "",
    "Every `*.yaml` and `*.yml` below the spec folder is read, with any number of documents per file, in any order.",
    "Left out are `peerage.lock.yaml`, the folder `secrets/` and names that begin with a dot.",
    "A field marked with `*` is required. Unknown keys are errors, and so is a key without a value.",
    "",
    "Fields of a Peering's spec may also stand in `defaults` of the Fleet and in `template` of a Topology, but for consumer and provider:",
    "Fleet defaults are the weakest, then the template, then the Peering itself; maps merge, lists replace.",
    "",
    "For an editor, put this line at the top of a file (or `peerage schema` into a file of your own):",
    "",
    "```yaml",
    "# yaml-language-server: $schema=../schemas/peerage.dev_v1alpha1.json",
    "```",
    "",
    ...kinds,
  ].join("\n");
}

function* fields(properties, prefix, required) {
  for (const [name, value] of Object.entries(properties)) {
    const path = `${prefix}${name}`;
    const mark = required.has(name) ? "*" : "";
    yield {
      path: path + mark,
      type: typeOf(value),
      description: value.description,
      example: JSON.stringify(value.examples[0]),
    };
    yield* innerFields(value, path);
  }
}

/** What a Peering inherits is told where it belongs, in the Peering. */
function* innerFields(value, path) {
  if (path === "spec.defaults" || path === "spec.template") return;
  if (value.properties) yield* fields(value.properties, `${path}.`, new Set(value.required));
  if (value.items?.properties) yield* fields(value.items.properties, `${path}[].`, new Set(value.items.required));
}

function typeOf(value) {
  if (value.const !== undefined) return `\`${value.const}\``;
  if (value.enum !== undefined) return value.enum.map((choice) => `\`${choice}\``).join(", ");
  if (value.anyOf !== undefined) return value.anyOf.map(typeOf).join(" or ");
  if (value.type === "array") return `list of ${typeOf(value.items)}`;
  if (value.type === "object") return value.properties ? "mapping" : `mapping of ${typeOf(value.additionalProperties)}`;
  return { string: "text", boolean: "true, false", integer: "whole number", number: "number" }[value.type];
}

function diagnosticIndex() {
  const rows = Object.entries(catalog)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, entry]) => {
      const marks = [entry.mirrorsLiqo && "Liqo's law", entry.waivable && "waivable"].filter(Boolean).join(", ");
      return `| [${code}](${code}.md) | ${entry.severity} | ${cell(entry.title)} | ${marks} |`;
    });
  return [
    "# Diagnostics",
    "",
    "<!-- Made by `npm run docs` from src/diagnostics/catalog; do not edit. -->",
    "",
    "What `peerage validate` can say. `peerage explain CODE` prints a page in the terminal.",
    "",
    "| code | severity | law | |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

function cell(text) {
  return String(text).replaceAll("|", "\\|").replaceAll("\n", " ");
}
