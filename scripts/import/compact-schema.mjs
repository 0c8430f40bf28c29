import { Failure } from "./failure.mjs";

/**
 * The JSON Schema of a structural schema: what an API server checks, without words for people. Fields that the schema
 * does not know are refused, as strict field validation does.
 */
export function compactSchema(schema, place) {
  return nullable(closed(intOrString(translated(schema, place))), schema.nullable);
}

const kept = [
  "default",
  "enum",
  "format",
  "maxItems",
  "maxLength",
  "maxProperties",
  "maximum",
  "minItems",
  "minLength",
  "minProperties",
  "minimum",
  "multipleOf",
  "pattern",
  "type",
  "uniqueItems",
  "x-kubernetes-int-or-string",
  "x-kubernetes-list-map-keys",
  "x-kubernetes-list-type",
  "x-kubernetes-map-type",
  "x-kubernetes-preserve-unknown-fields",
  "x-kubernetes-validations",
];

const dropped = [
  "deprecated",
  "description",
  "example",
  "externalDocs",
  "nullable",
  "title",
  "x-kubernetes-group-version-kind",
  "x-kubernetes-patch-merge-key",
  "x-kubernetes-patch-strategy",
];

const each = (values, inner) => values.map((value) => inner(value));

/** What becomes of the value of each keyword. Names of properties are no keywords: a field may well be called title. */
const keywords = {
  ...Object.fromEntries(kept.map((keyword) => [keyword, (value) => value])),
  ...Object.fromEntries(dropped.map((keyword) => [keyword, () => undefined])),
  required: (names) => [...names].sort(),
  properties: (fields, inner) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inner(field, `.${name}`)])),
  items: (item, inner) => inner(item, "[]"),
  additionalProperties: (value, inner) => (typeof value === "boolean" ? value : inner(value, ".*")),
  allOf: each,
  anyOf: each,
  oneOf: each,
  not: (value, inner) => inner(value),
};

function translated(schema, place) {
  const entries = Object.entries(schema).map(([keyword, value]) => {
    const translate = keywords[keyword];
    if (translate === undefined)
      throw new Failure(`${place}: the keyword ${keyword} is new to scripts/import`, { exitCode: 1 });
    return [keyword, translate(value, (inner, step = "") => compactSchema(inner, place + step))];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function intOrString(schema) {
  if (!schema["x-kubernetes-int-or-string"] || schema.anyOf || schema.allOf) return schema;
  return { ...schema, anyOf: [{ type: "integer" }, { type: "string" }] };
}

/** Parts of a condition (oneOf and its like) stay open, as they must: in a CRD they cannot have a type. */
function closed(schema) {
  const isOpen = schema["x-kubernetes-preserve-unknown-fields"] || schema.additionalProperties !== undefined;
  return schema.type !== "object" || isOpen ? schema : { ...schema, additionalProperties: false };
}

function nullable(schema, isNullable) {
  if (!isNullable) return schema;
  if (schema.type === undefined) return { anyOf: [schema, { type: "null" }] };
  return { ...schema, type: [schema.type, "null"], ...(schema.enum && { enum: [...schema.enum, null] }) };
}
