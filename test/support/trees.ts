import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseAllDocuments } from "yaml";
import { type Compilation, compile, type Specs } from "../../src/compile";
import type { FileTree } from "../../src/model/tree-index";
import { readSpecs } from "../../src/output/read-specs";
import { importedSchema } from "../../src/output/schemas";
import type { LastRun } from "../../src/synth/destroyed";
import { synthesize } from "../../src/synth/synthesize";
import { today } from "./compile-texts";
import { isUpdating } from "./golden";

/** Nothing was emitted before. */
const firstRun: LastRun = { clusters: new Map(), pathOf: (cluster) => cluster, allowed: new Set() };

/** The tree that specs give; throws what is wrong with them. */
export function treeOf(specs: Specs): FileTree {
  return treeFrom(compile(specs, today));
}

/** The tree of what was compiled; throws what is wrong with it. */
export function treeFrom({ fleet, diagnostics }: Compilation): FileTree {
  if (fleet === undefined) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  const [{ tree }, problems] = synthesize(fleet, { schemaOf: importedSchema, lastRun: firstRun });
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join("\n"));
  return tree;
}

/** The specs of a folder, as they would be for another Liqo release. */
export function specsFor(folder: string, release: string): Specs {
  const specs = readSpecs(folder);
  return { ...specs, sources: specs.sources.map(({ path, text }) => ({ path, text: withRelease(text, release) })) };
}

function withRelease(text: string, release: string): string {
  return parseAllDocuments(text)
    .map((document) => {
      const kind = document.get("kind");
      if (kind === "Fleet" || kind === "Cluster") document.setIn(["spec", "liqo", "version"], release);
      return document.toString();
    })
    .join("---\n");
}

/** Every file below a folder, by its path there. */
export function filesIn(folder: string): FileTree {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

/** Compares a tree with the folder that is expected, byte by byte, missing and extra files included; or makes it the expected one. */
export function expectTree(tree: FileTree, folder: string): void {
  if (isUpdating) rewrite(tree, folder);
  const expected = filesIn(folder);
  expect([...tree.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [path, text] of tree) expect(`${path}\n${text}`).toBe(`${path}\n${expected.get(path)}`);
}

function rewrite(tree: FileTree, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of tree) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
