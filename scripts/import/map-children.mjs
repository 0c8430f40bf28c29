/** The schema with each schema right below it changed; `change` is told the name of the field, if it is one. */
export function mapChildren(schema, change) {
  const { properties, items, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && { properties: mapFields(properties, change) }),
    ...(items && { items: change(items) }),
    ...(typeof additionalProperties === "object" && { additionalProperties: change(additionalProperties) }),
  };
}

/** In sorted order, so that the order of an upstream file decides nothing. */
function mapFields(properties, change) {
  const names = Object.keys(properties).sort();
  return Object.fromEntries(names.map((name) => [name, change(properties[name], name)]));
}
