import { compactSchema } from "./compact-schema.mjs";
import { metadataSchema } from "./metadata-schema.mjs";
import { shareDefinitions } from "./share-definitions.mjs";

/** The JSON Schema of whole objects of a kind, as they stand in a manifest. */
export function resourceSchema({ apiVersion, kind, schema, source }) {
  const compact = compactSchema(schema, kind);
  const { metadata, status, ...fields } = compact.properties;
  const required = new Set([...(compact.required ?? []), "apiVersion", "kind", "metadata"]);
  required.delete("status");
  return shareDefinitions({
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: `Made by npm run import from ${source.module} ${source.version} (Apache-2.0). Do not edit.`,
    ...compact,
    properties: {
      ...fields,
      apiVersion: { type: "string", enum: [apiVersion] },
      kind: { type: "string", enum: [kind] },
      metadata: withConditions(metadataSchema, metadata),
      ...(status && { status: anything }),
    },
    required: [...required].sort(),
  });
}

/** Controllers write it and manifests do not have it; an object that was read from a cluster stays acceptable. */
const anything = { type: "object", "x-kubernetes-preserve-unknown-fields": true };

/** CRDs may ask more of the name of an object, and of nothing else in its metadata. */
function withConditions(base, { properties = {} } = {}) {
  const { name, generateName } = base.properties;
  return {
    ...base,
    properties: {
      ...base.properties,
      name: { ...name, ...properties.name },
      generateName: { ...generateName, ...properties.generateName },
    },
  };
}
