import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../support/temporary-folder";
import { filesIn } from "../support/trees";

const root = join(__dirname, "..", "..");
const bin = join(root, "node_modules", ".bin");
const main = join(root, "lib", "src", "cli", "main.js");

function cdk8s(cwd: string) {
  const env = { PATH: `${bin}:${process.env.PATH}`, SOURCE_DATE_EPOCH: "1780272000" };
  return spawnSync(join(bin, "cdk8s"), ["synth", "--check-upgrade", "false"], { cwd, env, encoding: "utf8" });
}

/** A folder with the specs of this repository, and a cdk8s.yaml that runs the built command. */
function project(): string {
  const folder = temporaryFolder();
  cpSync(join(root, "peerings"), join(folder, "peerings"), { recursive: true });
  const config = readFileSync(join(root, "cdk8s.yaml"), "utf8");
  writeFileSync(join(folder, "cdk8s.yaml"), config.replace(/^app: .*$/m, `app: ${process.execPath} ${main} synth`));
  return folder;
}

test("cdk8s synth gives the tree that peerage synth gives, and finds it where it looks", () => {
  const folder = project();
  const { status, stdout } = cdk8s(folder);
  expect([status, stdout]).toEqual([0, expect.stringContaining(".cache/cdk8s/clusters/rome/namespaces/demo.yaml")]);
  expect(filesIn(join(folder, "dist"))).toEqual(filesIn(join(root, "dist")));
  expect(filesIn(join(folder, ".cache", "cdk8s"))).toEqual(filesIn(join(root, "dist")));
});

test("a spec with a mistake costs nobody the old output", () => {
  const folder = project();
  cdk8s(folder);
  const file = join(folder, "peerings", "rome-milan.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("provider: milan", "provider: milano"));
  const { status, stderr } = cdk8s(folder);
  expect([status === 0, stderr]).toEqual([false, expect.stringContaining("error[unknown-cluster]")]);
  expect(filesIn(join(folder, "dist"))).toEqual(filesIn(join(root, "dist")));
});

test("cdk8s synth in this repository leaves nothing to commit", () => {
  const before = filesIn(join(root, "dist"));
  expect(cdk8s(root)).toMatchObject({ status: 0 });
  expect(filesIn(join(root, "dist"))).toEqual(before);
});

test("the TypeScript example gives what its twin in YAML gives", () => {
  // Inside of this repository, where `import … from "peerage"` finds the built package.
  const folder = join(root, ".cache", `typescript-${process.pid}`);
  const example = join(root, "examples", "typescript");
  cpSync(example, folder, {
    recursive: true,
    filter: (path) => !/\/(dist|\.cache)(\/|$)/.test(path.slice(example.length)),
  });
  const { status, stderr } = cdk8s(folder);
  expect([status, stderr.replace(/^npm warn.*\n/gm, "")]).toEqual([0, expect.not.stringContaining("rror")]);
  expect(filesIn(join(folder, "dist"))).toEqual(filesIn(join(example, "dist")));
  rmSync(folder, { recursive: true });
});
