import type { Fleet } from "../model/fleet";
import { digest } from "./file-text";

/** Where a value stood, and how it came about: not what the fleet is. */
const beside = new Set(["origin", "layers", "path", "requests", "lock"]);
const references = new Set(["consumer", "provider", "server", "client", "providers"]);

/** A digest of what a fleet is, whatever files and order it was written in. */
export function fleetDigest(fleet: Fleet): string {
  return digest(JSON.stringify(plain(fleet)));
}

function plain(value: unknown): unknown {
  if (value instanceof Map) return [...value].map(([key, item]) => [key, plain(item)]);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.keys(value)
    .filter((key) => !beside.has(key))
    .sort()
    .map((key) => [key, field(key, (value as Record<string, unknown>)[key])]);
}

/** A cluster is told once; whoever refers to it gives its name. */
function field(key: string, value: unknown): unknown {
  if (!references.has(key)) return plain(value);
  return Array.isArray(value) ? value.map(nameOf) : nameOf(value);
}

function nameOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "name" in value ? value.name : plain(value);
}
