import { spawn } from "node:child_process";
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { peerage } from "../support/peerage";
import { temporaryFolder } from "../support/temporary-folder";
import { filesIn } from "../support/trees";

const root = join(__dirname, "..", "..");

/** A folder with the specs of this repository. */
function start(): string {
  const folder = temporaryFolder();
  cpSync(join(root, "peerings"), join(folder, "peerings"), { recursive: true });
  return folder;
}

function edit(folder: string, from: string, to: string): void {
  editIn(folder, "rome-milan.yaml", from, to);
}

function editIn(folder: string, name: string, ...[from, to]: readonly [string, string]): void {
  const file = join(folder, "peerings", name);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test("writes the tree that is committed here, wherever it is written", () => {
  const folder = start();
  const { code, stdout, stderr } = peerage(folder, "synth", "--out", "some/where");
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toBe(
    "peerings: 2 clusters, 1 peering, 1 offloaded namespace, 11 objects; some/where: 21 files written, 0 unchanged, 0 removed\n",
  );
  expect(filesIn(join(folder, "some", "where"))).toEqual(filesIn(join(root, "dist")));
});

test("the second run writes nothing, to the file times", () => {
  const folder = start();
  peerage(folder, "synth");
  const times = [...filesIn(join(folder, "dist")).keys()].map(
    (path) => lstatSync(join(folder, "dist", path), { bigint: true }).mtimeNs,
  );
  expect(peerage(folder, "synth").stdout).toContain("0 files written, 21 unchanged, 0 removed");
  expect(
    [...filesIn(join(folder, "dist")).keys()].map(
      (path) => lstatSync(join(folder, "dist", path), { bigint: true }).mtimeNs,
    ),
  ).toEqual(times);
  expect(existsSync(join(folder, "dist", ".peerage"))).toBe(false);
});

test("two runs at once do no harm", async () => {
  const binary = join(root, "lib", "src", "cli", "main.js");
  for (let round = 0; round < 4; round += 1) {
    const folder = start();
    const run = () =>
      new Promise((resolve) => {
        spawn(process.execPath, [binary, "synth"], { cwd: folder, stdio: "ignore" }).once("exit", resolve);
      });
    expect(await Promise.all([run(), run(), run()])).toEqual([0, 0, 0]);
    expect(filesIn(join(folder, "dist"))).toEqual(filesIn(join(root, "dist")));
  }
});

test("a change touches only what it changes", () => {
  const folder = start();
  peerage(folder, "synth");
  edit(folder, "cpu: 20", "cpu: 21");
  const { stdout } = peerage(folder, "synth", "-o", "json");
  expect(JSON.parse(stdout)).toMatchObject({
    ok: true,
    clusters: 2,
    peerings: 1,
    objects: 11,
    files: {
      written: ["clusters/rome/index.json", "clusters/rome/peerings/milan/offloading/manifests.yaml", "index.json"],
      unchanged: 18,
      removed: [],
    },
    steps: [],
    diagnostics: [],
  });
});

test("what was edited by hand is put right, what is foreign is kept, what is stale goes", () => {
  const folder = start();
  peerage(folder, "synth");
  const at = (path: string) => join(folder, "dist", path);
  writeFileSync(at("clusters/rome/namespaces/demo.yaml"), "mine\n");
  writeFileSync(at("clusters/rome/namespaces/notes.txt"), "keep me\n");
  expect(peerage(folder, "synth").stdout).toContain("1 file written, 20 unchanged, 0 removed");
  edit(folder, "  offload:\n    - namespace: demo\n      createNamespace: true\n", "");
  expect(peerage(folder, "synth").stdout).toContain("2 removed");
  expect(existsSync(at("clusters/rome/namespaces/demo.yaml"))).toBe(false);
  expect(readFileSync(at("clusters/rome/namespaces/notes.txt"), "utf8")).toBe("keep me\n");
});

test("--check exits 1 when something is stale, names it, and changes nothing", () => {
  const folder = start();
  expect(peerage(folder, "synth", "--check")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("dist is stale"),
  });
  expect(existsSync(join(folder, "dist"))).toBe(false);
  peerage(folder, "synth");
  expect(peerage(folder, "synth", "--check")).toMatchObject({ code: 0, stderr: "" });
  rmSync(join(folder, "dist", "README.md"));
  expect(peerage(folder, "synth", "--check")).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("  write  README.md\n"),
  });
  rmSync(join(folder, "peerings", "peerage.lock.yaml"));
  expect(peerage(folder, "synth", "--check", "-o", "json")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("peerage.lock.yaml would change"),
  });
  expect(existsSync(join(folder, "peerings", "peerage.lock.yaml"))).toBe(false);
});

test("a bad spec exits 2, tells everything, and leaves the old output as it is", () => {
  const folder = start();
  peerage(folder, "synth");
  const before = filesIn(join(folder, "dist"));
  edit(folder, "provider: milan", "provider: milano");
  expect(peerage(folder, "synth")).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining("unknown-cluster"),
  });
  expect(JSON.parse(peerage(folder, "synth", "-o", "json").stdout)).toMatchObject({ ok: false, objects: 0 });
  expect(filesIn(join(folder, "dist"))).toEqual(before);
});

describe("taking down", () => {
  const drained = () => {
    const folder = start();
    peerage(folder, "synth");
    edit(folder, "  consumer: rome", "  state: Drained\n  consumer: rome");
    return { folder, run: peerage(folder, "synth") };
  };

  test("Drained prints the commands that delete what left the tree, consumers first", () => {
    const { run } = drained();
    expect(run.code).toBe(0);
    expect(run.stdout.split("\n").filter((line) => line.startsWith("  kubectl"))).toEqual([
      "  kubectl --context rome delete namespaceoffloading.offloading.liqo.io offloading --namespace demo --ignore-not-found",
      "  kubectl --context rome delete resourceslice.authentication.liqo.io milan --namespace liqo-tenant-milan --ignore-not-found",
    ]);
  });

  test("then Absent deletes the rest, tenant namespaces last", () => {
    const { folder } = drained();
    edit(folder, "state: Drained", "state: Absent");
    const { code, stdout } = peerage(folder, "synth", "-o", "json");
    const { steps } = JSON.parse(stdout) as { steps: readonly { cluster: string; command: string }[] };
    expect(code).toBe(0);
    expect(steps.map(({ cluster, command }) => `${cluster}: ${command.split(" ")[4]}`)).toEqual([
      "milan: tenant.authentication.liqo.io",
      "milan: rolebinding.rbac.authorization.k8s.io",
      "rome: gatewayclient.networking.liqo.io",
      "milan: gatewayserver.networking.liqo.io",
      "milan: configuration.networking.liqo.io",
      "rome: configuration.networking.liqo.io",
      "milan: namespace",
      "rome: namespace",
    ]);
    expect([...filesIn(join(folder, "dist")).keys()]).toEqual(["README.md", "index.json", "topology.svg"]);
  });

  test.each([
    ["state: Absent", (folder: string) => edit(folder, "  consumer: rome", "  state: Absent\n  consumer: rome")],
    ["the document removed", (folder: string) => rmSync(join(folder, "peerings", "rome-milan.yaml"))],
  ])("an Active peering does not go in one step: %s", (_, change) => {
    const folder = start();
    peerage(folder, "synth");
    const before = filesIn(join(folder, "dist"));
    change(folder);
    expect(peerage(folder, "synth")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/error\[destroys-peering\][\s\S]*--allow-destroy rome-milan/),
    });
    expect(filesIn(join(folder, "dist"))).toEqual(before);
    expect(peerage(folder, "synth", "--allow-destroy", "rome-milan").code).toBe(0);
  });

  test("a cluster that is declared dead is told to its peers' Liqo, once", () => {
    const folder = start();
    peerage(folder, "synth");
    const file = join(folder, "peerings", "clusters.yaml");
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace("name: milan\nspec:\n", "name: milan\nspec:\n  state: Unreachable\n"),
    );
    const steps = () => {
      const report = JSON.parse(peerage(folder, "synth", "-o", "json").stdout) as {
        steps: readonly { command: string }[];
      };
      return report.steps.map(({ command }) => command);
    };
    expect(steps()).toEqual([
      "kubectl --context rome annotate foreignclusters.core.liqo.io milan liqo.io/foreign-cluster-permanently-unreachable=true",
    ]);
    expect(steps()).toEqual([]);
  });

  test("a cluster that only gets another name loses nothing", () => {
    const folder = start();
    const rename = (from: string, to: string) => {
      for (const name of ["clusters.yaml", "rome-milan.yaml"]) {
        const file = join(folder, "peerings", name);
        writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
      }
    };
    rename("name: milan\nspec:\n", "name: milan\nspec:\n  clusterID: m1\n  access: { context: milan }\n");
    peerage(folder, "synth");
    rename("name: milan\n", "name: milano\n");
    rename("provider: milan", "provider: milano");
    const { code, stdout } = peerage(folder, "synth", "-o", "json");
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ ok: true, steps: [] })]);
  });

  test.each([
    [
      "clusterID",
      (folder: string) =>
        editIn(folder, "clusters.yaml", "name: milan\nspec:\n", "name: milan\nspec:\n  clusterID: m2\n"),
    ],
    [
      "tenantNamespace",
      (folder: string) =>
        edit(folder, "  consumer: rome", "  tenantNamespace: { consumer: liqo-tenant-x }\n  consumer: rome"),
    ],
  ])("a new %s makes another peering of it to Liqo, and is refused", (_, change) => {
    const folder = start();
    peerage(folder, "synth");
    change(folder);
    expect(peerage(folder, "synth")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("would be another one to Liqo"),
    });
  });

  test("auth is not disabled under a consumer's pods; a network-only peering may stay one", () => {
    const folder = start();
    peerage(folder, "synth");
    edit(folder, "  consumer: rome", "  auth: { enabled: false }\n  consumer: rome");
    edit(
      folder,
      "  slices:\n    - resources:\n        cpu: 20\n        memory: 128Gi\n        pods: 110\n  offload:\n    - namespace: demo\n      createNamespace: true\n",
      "",
    );
    expect(peerage(folder, "synth")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/no longer lets its consumer in[\s\S]*rome-milan\.yaml:8:20/),
    });
    expect(peerage(folder, "synth", "--allow-destroy", "rome-milan").code).toBe(0);
    expect(peerage(folder, "synth")).toMatchObject({ code: 0, stdout: expect.stringContaining("0 files written") });
  });

  test("a reverse direction is drained by its own state", () => {
    const folder = start();
    edit(folder, "  consumer: rome", "  reverse: {}\n  consumer: rome");
    editIn(
      folder,
      "clusters.yaml",
      "podCIDR: 10.200.0.0/16",
      "podCIDR: 10.200.0.0/16\n  apiServer: { url: https://rome.example.com:6443 }",
    );
    peerage(folder, "synth");
    edit(folder, "  reverse: {}\n", "");
    expect(peerage(folder, "synth").stderr).toMatch(
      /loses a direction that was in use[\s\S]*`reverse: \{ state: Drained \}` first/,
    );
  });

  test("a consumer that is thrown out is left to Liqo", () => {
    const folder = start();
    peerage(folder, "synth");
    edit(folder, "  consumer: rome", "  evict: true\n  consumer: rome");
    const { stdout } = peerage(folder, "synth", "-o", "json");
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, steps: [], files: { removed: [] } });
  });

  test("nothing is deleted that is in use, adopted, or no longer ours", () => {
    const commands = (folder: string, ...flags: readonly string[]) => {
      const { steps } = JSON.parse(peerage(folder, "synth", "-o", "json", ...flags).stdout) as {
        steps: readonly { command: string }[];
      };
      return steps.map(({ command }) => command);
    };
    const plain = temporaryFolder();
    cpSync(join(root, "examples", "plain", "peerings"), join(plain, "peerings"), { recursive: true });
    peerage(plain, "synth");
    rmSync(join(plain, "peerings", "secrets", "rome", "milan.identity.yaml"));
    expect(commands(plain)).toEqual([]);

    const adopted = start();
    edit(adopted, "  consumer: rome", "  state: Drained\n  tenantNamespace: { provider: shared }\n  consumer: rome");
    peerage(adopted, "synth");
    edit(adopted, "state: Drained", "state: Absent");
    expect(commands(adopted).filter((command) => command.includes("delete namespace"))).toEqual([
      "kubectl --context rome delete namespace liqo-tenant-milan --ignore-not-found",
    ]);

    const handedOver = start();
    peerage(handedOver, "synth");
    editIn(handedOver, "clusters.yaml", "name: milan\nspec:\n", "name: milan\nspec:\n  managed: false\n");
    expect(commands(handedOver, "--allow-destroy", "rome-milan")).toEqual([]);
  });

  test("a context with spaces is one word of a command", () => {
    const folder = start();
    editIn(
      folder,
      "clusters.yaml",
      "name: rome\nspec:\n",
      'name: rome\nspec:\n  access: { context: "admin@rome; rm" }\n',
    );
    peerage(folder, "synth");
    expect(readFileSync(join(folder, "dist", "README.md"), "utf8")).toContain(
      "kubectl --context 'admin@rome; rm' apply",
    );
    edit(folder, "  consumer: rome", "  state: Drained\n  consumer: rome");
    expect(peerage(folder, "synth").stdout).toContain("kubectl --context 'admin@rome; rm' delete");
  });

  test("--allow-destroy of a peering that nobody knows is a slip", () => {
    const folder = start();
    peerage(folder, "synth");
    expect(peerage(folder, "synth", "--allow-destroy", "rome-milano")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('did you mean "rome-milan"?'),
    });
  });
});

describe("an output folder that is not as we left it", () => {
  test.each(["../README.md", "/etc/hostname", "clusters/../../README.md"])(
    "an index that lists %s removes nothing",
    (path) => {
      const folder = start();
      writeFileSync(join(folder, "README.md"), "mine\n");
      peerage(folder, "synth");
      const index = join(folder, "dist", "index.json");
      const text = readFileSync(index, "utf8");
      writeFileSync(index, text.replace('"path":"README.md"', `"path":${JSON.stringify(path)}`));
      const { code, stderr } = peerage(folder, "synth");
      expect([code, stderr]).toEqual([2, expect.stringContaining("dist/index.json")]);
      expect(readFileSync(join(folder, "README.md"), "utf8")).toBe("mine\n");
    },
  );

  test.each(["peerings", "peerings/dist"])("--out %s would be read as specs next time, and is refused", (out) => {
    const folder = start();
    const before = filesIn(folder);
    const { code, stderr } = peerage(folder, "synth", "--out", out);
    expect([code, stderr]).toEqual([2, expect.stringContaining("lies in the spec folder")]);
    expect(filesIn(folder)).toEqual(before);
  });

  test("an index that is gone does not make the folder a new one", () => {
    const folder = start();
    peerage(folder, "synth");
    rmSync(join(folder, "dist", "index.json"));
    const { code, stderr } = peerage(folder, "synth");
    expect([code, stderr]).toEqual([2, expect.stringContaining("dist/index.json is missing")]);
  });

  test("a link on the way is never followed", () => {
    const folder = start();
    const outside = temporaryFolder();
    mkdirSync(join(folder, "dist"));
    symlinkSync(outside, join(folder, "dist", "clusters"));
    const { code, stderr } = peerage(folder, "synth");
    expect([code, stderr]).toEqual([2, expect.stringContaining("dist/clusters")]);
    expect(filesIn(outside).size).toBe(0);
  });

  test("a file that is not ours is not overwritten", () => {
    const folder = start();
    mkdirSync(join(folder, "dist", "clusters", "rome"), { recursive: true });
    writeFileSync(join(folder, "dist", "clusters", "rome", "kustomization.yaml"), "resources: [mine.yaml]\n");
    const { code, stderr } = peerage(folder, "synth");
    expect([code, stderr]).toEqual([2, expect.stringContaining("dist/clusters/rome/kustomization.yaml")]);
    expect(filesIn(join(folder, "dist")).size).toBe(1);
  });
});

test("an engine is accepted with a note, and the manifests are written", () => {
  const folder = start();
  const file = join(folder, "peerings", "fleet.yaml");
  const source = "  source: { repoURL: https://git.example.com/a.git }\n  delivery: { engine: Flux }\n";
  writeFileSync(file, readFileSync(file, "utf8") + source);
  const { code, stdout, stderr } = peerage(folder, "synth");
  expect([code, stdout]).toEqual([0, expect.stringContaining("21 files written")]);
  expect(stderr).toContain("note[engine-not-yet]");
});

test("-o yaml says the same as -o json", () => {
  const folder = start();
  peerage(folder, "synth");
  expect(parse(peerage(folder, "synth", "-o", "yaml").stdout)).toEqual(
    JSON.parse(peerage(folder, "synth", "-o", "json").stdout),
  );
});
