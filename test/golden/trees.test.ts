import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readSpecs } from "../../src/output/read-specs";
import { exampleNames } from "../support/examples";
import { expectTree, specsFor, treeOf } from "../support/trees";

const root = join(__dirname, "..", "..");
const golden = join(__dirname, "trees");
const older = ["v1.0.1", "v1.1.2"];

test("the 60-second start gives dist", () => {
  expectTree(treeOf(readSpecs(join(root, "peerings"))), join(root, "dist"));
});

describe.each(exampleNames(root))("example %s", (name) => {
  const folder = join(root, "examples", name);

  test("gives the tree in its dist", () => {
    expectTree(treeOf(readSpecs(join(folder, "peerings"))), join(folder, "dist"));
  });

  test.each(older)("gives the tree in test/golden/trees with Liqo %s", (release) => {
    expectTree(treeOf(specsFor(join(folder, "peerings"), release)), join(golden, release, name));
  });
});

test.each(older)("every golden tree of %s belongs to an example", (release) => {
  expect(readdirSync(join(golden, release)).sort()).toEqual(exampleNames(root));
});
