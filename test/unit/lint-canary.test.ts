import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../support/temporary-folder";

const root = join(__dirname, "..", "..");

test("the linter still finds forgotten promises", () => {
  const { linter } = JSON.parse(readFileSync(join(root, "biome.json"), "utf8")) as { readonly linter: object };
  const folder = temporaryFolder({
    "biome.json": JSON.stringify({ linter }),
    "canary.ts": readFileSync(join(root, "test", "fixtures", "canary.ts.txt")),
  });
  const binary = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
  const args = [binary, "lint", "--colors=off", "canary.ts"];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const found = [...`${stdout}${stderr}`.matchAll(/canary\.ts:(\d+):\d+ lint\/nursery\/noFloatingPromises/g)];
  expect(found.map(([, line]) => Number(line))).toEqual([14, 15, 16, 17, 18]);
});
