const text = { type: "string" };
const count = { type: "integer", format: "int64" };
const time = { type: ["string", "null"], format: "date-time" };
const texts = { type: "object", additionalProperties: text };

/** The metadata of every object. CRDs leave it out, because the API server knows it by itself. */
export const metadataSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    annotations: texts,
    creationTimestamp: time,
    deletionGracePeriodSeconds: count,
    deletionTimestamp: time,
    finalizers: { type: "array", items: text },
    generateName: text,
    generation: count,
    labels: texts,
    managedFields: { type: "array", items: { type: "object", "x-kubernetes-preserve-unknown-fields": true } },
    name: text,
    namespace: text,
    ownerReferences: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        properties: {
          apiVersion: text,
          blockOwnerDeletion: { type: "boolean" },
          controller: { type: "boolean" },
          kind: text,
          name: text,
          uid: text,
        },
        required: ["apiVersion", "kind", "name", "uid"],
      },
    },
    resourceVersion: text,
    selfLink: text,
    uid: text,
  },
};
