import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "..", "..", "..");

const files = ["imports", "schemas"]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.name !== "README.md" && entry.name !== "peerage.dev_v1alpha1.json")
  .map((entry) => join(entry.parentPath, entry.name));

/** Keywords whose values are for machines, or are the answer of an API server. */
const mayBeLong = new Set(["$comment", "$ref", "$schema", "message", "pattern", "rule"]);

/** Texts of a schema that may have been written to be read: with a blank, and not under one of those keywords. */
function* prose(value: unknown, keyword: string): Generator<string> {
  if (typeof value === "string" && value.includes(" ") && !mayBeLong.has(keyword)) yield `${keyword}: ${value}`;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* prose(inner, Array.isArray(value) ? keyword : key);
}

test("no schema tells what its fields are for, in words of others", () => {
  const schemas = files.filter((file) => file.endsWith(".json"));
  expect(schemas.length).toBeGreaterThan(50);
  expect(schemas.flatMap((file) => [...prose(JSON.parse(readFileSync(file, "utf8")), "")])).toEqual([]);
});

test("the only comments in generated types are our own", () => {
  const types = files.filter((file) => file.endsWith(".ts"));
  expect(types.length).toBeGreaterThan(25);
  const comments = types.flatMap((file) => readFileSync(file, "utf8").match(/^ *(\/\/|\/\*|\*).*$/gm) ?? []);
  const own = [
    /^\/\/ Made by `npm run import`( from \S+ v\S+ \(Apache-2\.0\))?; do not edit\.$/,
    /^\/\*\* (The fields of an|An) object of kind \w+ in \S+\. \*\/$/,
    /^ {2}\/\*\* The object as plain data, outside of any chart\. \*\/$/,
  ];
  expect(comments.filter((comment) => !own.some((pattern) => pattern.test(comment)))).toEqual([]);
});
