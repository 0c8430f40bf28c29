import { mapChildren } from "./map-children.mjs";
import { printJson } from "./print-json.mjs";

const worthSharing = 500;

/** The schema with each large object that it repeats told once, in `definitions`: pod templates repeat most of theirs. */
export function shareDefinitions(schema) {
  const repeated = repeatedObjects(schema);
  const names = new Map();
  const definitions = {};

  const inside = (object, path) =>
    mapChildren(object, (child, field) => shared(child, field === undefined ? path : [...path, field]));

  const shared = (object, path) => {
    const key = keyOf(object);
    if (!repeated.has(key)) return inside(object, path);
    if (!names.has(key)) {
      const name = freeName(path, new Set(names.values()));
      names.set(key, name);
      definitions[name] = inside(object, path);
    }
    return { $ref: `#/definitions/${names.get(key)}` };
  };

  const root = inside(schema, []);
  return names.size === 0 ? root : { ...root, definitions };
}

/** Of an object that is repeated as a whole, the parts are counted once: they need no definition of their own. */
function repeatedObjects(schema) {
  const seen = new Set();
  const repeated = new Set();
  const visit = (object) => {
    const key = keyOf(object);
    if (seen.has(key)) repeated.add(key);
    else mapChildren(object, visit);
    if (key !== undefined) seen.add(key);
  };
  visit(schema);
  return repeated;
}

function keyOf(schema) {
  if (schema.type !== "object" || schema.properties === undefined) return undefined;
  const key = printJson(schema);
  return key.length > worthSharing ? key : undefined;
}

/** The name of the first field that has it, with as many of the fields above as make it the only one. */
function freeName(path, taken) {
  for (let length = 1; length <= path.length; length++) {
    const name = path.slice(-length).map(capitalized).join("");
    if (!taken.has(name)) return name;
  }
  throw new Error(`no name is left for ${path.join(".")}`);
}

function capitalized(word) {
  return word[0].toUpperCase() + word.slice(1);
}
