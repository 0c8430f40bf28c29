import { z } from "zod";
import { apiVersion, type Kind, schemas } from "./schema";

type Json = Readonly<Record<string, unknown>>;

/** The spec language as JSON Schema (draft-07), for editors: one of five kinds, chosen by `kind`. */
export function jsonSchema(): Json {
  const kinds = Object.keys(schemas) as Kind[];
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: "https://peerage.dev/schemas/peerage.dev_v1alpha1.json",
    title: "Peerage spec",
    type: "object",
    required: ["apiVersion", "kind"],
    properties: {
      apiVersion: { const: apiVersion, description: "Version of the spec language.", examples: [apiVersion] },
      kind: { enum: kinds, description: "What the document declares.", examples: ["Peering"] },
    },
    allOf: kinds.map((kind) => ({
      if: { required: ["kind"], properties: { kind: { const: kind } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: `#/definitions/${kind}` },
    })),
    definitions: Object.fromEntries(kinds.map((kind) => [kind, definition(kind)])),
  };
}

function definition(kind: Kind): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(schemas[kind], { target: "draft-7", reused: "inline" }) as Json;
  const { properties, ...rest } = schema as { properties: Json };
  const head = {
    apiVersion: { const: apiVersion, description: "Version of the spec language.", examples: [apiVersion] },
    kind: { const: kind, description: descriptions[kind], examples: [kind] },
  };
  return { title: kind, description: descriptions[kind], ...rest, properties: { ...properties, ...head } };
}

/** What each kind is for. */
export const descriptions: Readonly<Record<Kind, string>> = {
  Fleet: "What holds for all clusters and peerings; at most one.",
  Cluster: "One cluster: its Liqo, its networks, how it is reached.",
  Peering: "Two clusters that are joined, and which way pods go.",
  Topology: "Many peerings at once: a mesh, a hub or a ring.",
  Offloading: "One namespace whose pods may run on providers.",
};
