import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(__dirname, "..", "..");

test("the schema, the reference and the index of diagnostics are what the source makes", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts", "docs.mjs"), "--check"], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
});
