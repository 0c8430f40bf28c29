import { spawnSync } from "node:child_process";
import { join } from "node:path";

const script = join(__dirname, "..", "..", "scripts", "count-work.mjs");

function countWork(size: number): { readonly peerings: number; readonly work: Readonly<Record<string, number>> } {
  const { stdout } = spawnSync(process.execPath, [script, String(size)], { encoding: "utf8" });
  return JSON.parse(stdout) as ReturnType<typeof countWork>;
}

test("no stage and no rule does more work per peering in a larger mesh", () => {
  const small = countWork(12);
  const large = countWork(60);
  expect(large.peerings).toBe(1770);
  const growing = Object.entries(large.work).filter(([file, count]) => {
    const before = (small.work[file] ?? 0) / small.peerings;
    // Per peering, with room for a logarithm; what is done once, or once for a cluster, shrinks.
    return count > 1000 && count / large.peerings > 1.5 * before;
  });
  expect(growing).toEqual([]);
});
