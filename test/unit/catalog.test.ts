import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Code, catalog, entryOf } from "../../src/diagnostics/catalog";

const root = join(__dirname, "..", "..");
const codes = Object.keys(catalog) as Code[];
const source = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.includes("catalog"))
  .map((name) => readFileSync(join(root, "src", name), "utf8"))
  .join("\n");
const provoked = new Set(readdirSync(join(root, "test", "fixtures", "diagnostics")));
const elsewhere = ["cli/bad-input", "cli/synth", "unit/synth/check-objects"]
  .map((name) => readFileSync(join(root, "test", `${name}.test.ts`), "utf8"))
  .join("\n");

test.each(codes)("%s is raised by the source and provoked by a test", (code) => {
  expect(source).toContain(`"${code}"`);
  expect(provoked.has(code) || elsewhere.includes(`[${code}`) || elsewhere.includes(`"${code}"`)).toBe(true);
});

test.each(codes)("%s is kebab-case, and its law is a sentence without an end", (code) => {
  expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(entryOf(code).title).toMatch(/^[A-Za-z].*[^.]$/);
});

test("each rule is one file, named after its code", () => {
  const rules = readdirSync(join(root, "src", "resolve", "rules")).map((name) => name.replace(/\.ts$/, ""));
  for (const rule of rules) {
    expect(codes).toContain(rule);
    const text = readFileSync(join(root, "src", "resolve", "rules", `${rule}.ts`), "utf8");
    expect([rule, [...new Set([...text.matchAll(/problem\(\s*"([a-z0-9-]+)"/g)].map(([, code]) => code))]]).toEqual([
      rule,
      [rule],
    ]);
  }
});
