import { compile } from "json-schema-to-typescript";
import { mapChildren } from "./map-children.mjs";
import { readonlyTypes } from "./readonly-types.mjs";

const options = {
  additionalProperties: true,
  bannerComment: "",
  format: false,
  ignoreMinAndMaxItems: true,
  unknownAny: true,
};

/** TypeScript interfaces for a schema, each named after the way that leads to it: TenantSpec, TenantSpecProxy. */
export async function interfaces(schema, name) {
  const definitions = Object.entries(schema.definitions ?? {});
  const titled = {
    ...withTitles(schema, name),
    definitions: Object.fromEntries(definitions.map(([key, value]) => [key, withTitles(value, name + key)])),
  };
  return readonlyTypes(await compile(titled, name, options));
}

/** Interfaces for what a manifest of a kind may say: no status, and the metadata that all kinds share. */
export function kindInterfaces(schema, kind) {
  const { status, ...properties } = schema.properties;
  return interfaces({ ...schema, properties: { ...properties, metadata: { tsType: "ObjectMeta" } } }, kind);
}

function withTitles(schema, name) {
  const titled = mapChildren(unconditional(schema), (child, field = "") =>
    withTitles(child, name + capitalized(field)),
  );
  return schema.properties === undefined ? titled : { ...titled, title: name };
}

/** Conditions beside a type ("one of these fields") are left to the schema: as types they would hide the fields. */
function unconditional({ allOf, anyOf, oneOf, not, ...rest }) {
  return rest.type === undefined && anyOf !== undefined ? { ...rest, anyOf } : rest;
}

function capitalized(word) {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
