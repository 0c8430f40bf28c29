import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../support/temporary-folder";
import { eventually } from "./harness/eventually";
import { type RunOptions, run } from "./harness/run";

const script = join(__dirname, "..", "..", "scripts", "components.mjs");

// Stands for Go: notes every build, and ends it when the test says so.
const pretendedGo = `#!/bin/sh
if [ "$1" = env ]; then echo go9.9.9; exit; fi
echo "$*" >> "$HOME/builds"
if [ -e "$HOME/broken" ]; then cat "$HOME/broken" >&2; exit 1; fi
until [ -e "$HOME/go-on" ]; do sleep 0.05; done
while [ "$1" != -o ]; do shift; done
echo made > "$2"; chmod +x "$2"
`;

function workplace(go = pretendedGo): string {
  const home = temporaryFolder({ "bin/go": go });
  chmodSync(join(home, "bin/go"), 0o755);
  return home;
}

const environment = (home: string): RunOptions => ({
  cwd: home,
  env: { HOME: home, XDG_CACHE_HOME: join(home, "cache"), PATH: `${join(home, "bin")}:/usr/bin:/bin` },
});
const components = (home: string, ...names: readonly string[]) =>
  run(process.execPath, [script, ...names], environment(home));
const buildsIn = (home: string) => readFileSync(join(home, "builds"), "utf8").trim().split("\n");

describe("npm run components", () => {
  test("says in one line that Go is missing", async () => {
    const home = temporaryFolder();
    const env = { HOME: home, XDG_CACHE_HOME: home, PATH: home };
    expect(await run(process.execPath, [script], { cwd: home, env })).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/^components: Go is not installed; install Go .*\n$/),
    });
  });

  test("names what there is when asked for something else", async () => {
    expect(await components(workplace(), "etdc")).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/^components: no "etdc"; there are etcd, kube-apiserver, kubectl, .*\n$/),
    });
  });

  test("builds once when two runs start together, and not again", async () => {
    const home = workplace();
    const first = start(home);
    await eventually(() => expect(existsSync(join(home, "builds"))).toBe(true), { within: 20_000 });
    const second = start(home);
    await eventually(() => expect(second.said()).toContain("another run is making it"), { within: 20_000 });
    writeFileSync(join(home, "go-on"), "");
    await eventually(() => expect([first.process.exitCode, second.process.exitCode]).toEqual([0, 0]), {
      within: 20_000,
    });
    const { code, stdout, stderr } = await components(home, "etcd");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^etcd v3\.6\.6 .*\/cache\/peerage\/components\/[0-9a-f]{16}\/go9\.9\.9\/etcd\n$/);
    expect(buildsIn(home)).toEqual([expect.stringContaining("build -trimpath")]);
  });

  test("names the module that cannot be downloaded, after trying again, and leaves nothing half-made", async () => {
    const home = workplace();
    writeFileSync(join(home, "broken"), "go: example.com/some/module@v1.2.3: Get: dial tcp: no such host\n");
    const { code, stderr } = await components(home, "etcd");
    expect(code).toBe(2);
    expect(stderr).toContain("etcd v3.6.6: example.com/some/module@v1.2.3 could not be downloaded\n");
    expect(stderr).toContain("  = help: look at the network");
    expect(buildsIn(home)).toHaveLength(3);
    const left = readdirSync(join(home, "cache"), { recursive: true, encoding: "utf8" });
    expect(left.filter((path) => /unfinished|lock/.test(path))).toEqual([]);
  });

  test("does not try again when a checksum is wrong", async () => {
    const home = workplace();
    writeFileSync(join(home, "broken"), "verifying example.com/some/module@v1.2.3: checksum mismatch\n");
    expect((await components(home, "etcd")).stderr).toContain(
      "example.com/some/module@v1.2.3 is not what its checksum",
    );
    expect(buildsIn(home)).toHaveLength(1);
  });

  test("uses what KUBEBUILDER_ASSETS offers", async () => {
    const home = workplace();
    const { cwd, env } = environment(home);
    const assets = temporaryFolder({ etcd: "" });
    chmodSync(join(assets, "etcd"), 0o755);
    const options = { cwd, env: { ...env, KUBEBUILDER_ASSETS: assets } };
    expect((await run(process.execPath, [script, "etcd"], options)).stdout).toBe(`etcd v3.6.6 ${assets}/etcd\n`);
  });
});

function start(home: string): { readonly process: ChildProcess; readonly said: () => string } {
  const { cwd, env } = environment(home);
  const child = spawn(process.execPath, [script, "etcd"], { cwd, env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  return { process: child, said: () => said };
}
