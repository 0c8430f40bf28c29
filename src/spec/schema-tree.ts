import { z } from "zod";
import { type Kind, schemas } from "./schema";

/** The schema that governs a place in a document of a kind; undefined where there is none. */
export function schemaAt(kind: Kind, path: readonly PropertyKey[]): z.ZodType | undefined {
  let schema: z.ZodType | undefined = schemas[kind];
  for (const step of path) schema = schema === undefined ? undefined : child(unwrap(schema), step);
  return schema;
}

/** The keys that may stand at a place. */
export function keysAt(kind: Kind, path: readonly PropertyKey[]): readonly string[] {
  const schema = schemaAt(kind, path);
  const inner = schema === undefined ? undefined : objectIn(unwrap(schema));
  return inner === undefined ? [] : Object.keys(inner.shape);
}

/** Where else in documents of this kind a key may stand, nearest to the top first. */
export function homesOf(kind: Kind, key: string): readonly string[] {
  return [...homes(schemas[kind], [], key)].sort((a, b) => a.length - b.length);
}

function* homes(schema: z.ZodType, path: readonly string[], key: string): Iterable<string> {
  const inner = objectIn(unwrap(schema));
  if (inner === undefined) return;
  for (const [name, value] of Object.entries(inner.shape)) {
    if (name === key) yield path.join(".");
    yield* homes(value as z.ZodType, [...path, name], key);
  }
}

function objectIn(schema: z.ZodType): z.ZodObject | undefined {
  if (schema instanceof z.ZodObject) return schema;
  return schema instanceof z.ZodArray ? objectIn(unwrap(schema.element as z.ZodType)) : undefined;
}

function child(schema: z.ZodType, step: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(step)] as z.ZodType | undefined;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodUnion) {
    const list = schema.options.find((option) => option instanceof z.ZodArray);
    return list === undefined ? undefined : child(list, step);
  }
  return undefined;
}

function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}
