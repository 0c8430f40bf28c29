import type { Layers } from "../model/layers";
import type { DocumentOf } from "../spec/schema";

/** A Peering's spec without consumer and provider. */
export type InheritedPeering = NonNullable<NonNullable<DocumentOf<"Fleet">["spec"]>["defaults"]>;

/** What the layers say together: maps merge, lists and scalars replace. */
export function mergeLayers(layers: Layers): InheritedPeering {
  let merged: unknown = {};
  for (const { value, mount } of layers) {
    const mounted = mount.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
    merged = merge(merged, mounted);
  }
  return merged as InheritedPeering;
}

function merge(weak: unknown, strong: unknown): unknown {
  if (!isMap(weak) || !isMap(strong)) return strong;
  const merged: Record<string, unknown> = { ...weak };
  for (const [key, value] of Object.entries(strong)) {
    if (value !== undefined) merged[key] = merge(Object.hasOwn(weak, key) ? weak[key] : undefined, value);
  }
  return merged;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
