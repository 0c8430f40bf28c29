import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { peerage, type Run } from "../support/peerage";
import { temporaryFolder } from "../support/temporary-folder";

const head = "apiVersion: peerage.dev/v1alpha1\n";

function fleet(spec: string): string {
  return `${head}kind: Fleet\nspec: ${spec}\n`;
}

function cluster(name: string, index: number, more = ""): string {
  return `${head}kind: Cluster\nmetadata: { name: ${name} }\nspec: { network: { podCIDR: 10.${100 + index}.0.0/16 }, gateway: { addresses: [192.0.2.${index}] }${more} }\n`;
}

function peering(consumer: string, provider: string, more = ""): string {
  return `${head}kind: Peering\nmetadata: { name: ${consumer}-${provider} }\nspec: { consumer: ${consumer}, provider: ${provider}${more} }\n`;
}

const plain = fleet("{ management: rome, secrets: { keys: Plain } }");
const rome = cluster("rome", 1);
const milan = cluster("milan", 2);
const pair = [plain, rome, milan, peering("rome", "milan")];

/** Of RFC 7748; nobody here has the private half. */
const theirs = "3p7bfXt9wbTTW2HC7OQ1Nz+DQ8hbeGdNrfx+FG+IK08=";

function workplace(documents: readonly string[]): string {
  return temporaryFolder({ "peerings/specs.yaml": documents.join("---\n") });
}

function rewrite(folder: string, documents: readonly string[]): void {
  writeFileSync(join(folder, "peerings", "specs.yaml"), documents.join("---\n"));
}

/** Everything below the spec folder, with its content and the time of its last change. */
function state(folder: string): Readonly<Record<string, string>> {
  const specs = join(folder, "peerings");
  const entries = readdirSync(specs, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(specs.length + 1), `${statSync(path).mtimeMs}\n${readFileSync(path, "utf8")}`];
    }),
  );
}

function keysIn(folder: string, side: string): { readonly privateKey: string; readonly publicKey: string } {
  const text = readFileSync(join(folder, "peerings", "secrets", `${side}.keys.yaml`), "utf8");
  return (parse(text) as { readonly data: { readonly privateKey: string; readonly publicKey: string } }).data;
}

function lockIn(folder: string): Readonly<Record<string, string>> {
  const text = readFileSync(join(folder, "peerings", "peerage.lock.yaml"), "utf8");
  return (parse(text) as { readonly publicKeys: Readonly<Record<string, string>> }).publicKeys;
}

function changeFile(folder: string, path: string, change: (text: string) => string): void {
  const file = join(folder, "peerings", path);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

const generate = (folder: string, ...more: readonly string[]): Run => peerage(folder, "keys", "generate", ...more);
const validate = (folder: string): Run => peerage(folder, "validate");

describe("keys generate", () => {
  test("makes a pair for each side, tells the public halves, and then there is nothing left to do", () => {
    const folder = workplace(pair);
    expect(validate(folder)).toMatchObject({ code: 2, stderr: expect.stringContaining("error[keys-missing]") });
    const first = generate(folder);
    const sides = { "rome/milan": keysIn(folder, "rome/milan"), "milan/rome": keysIn(folder, "milan/rome") };
    expect(first.code).toBe(0);
    expect(first.stdout).toContain(`peerings/secrets/rome/milan.keys.yaml  ${sides["rome/milan"].publicKey}\n`);
    expect(first.stderr).toContain("private keys in plain text");
    for (const { privateKey } of Object.values(sides)) expect(first.stdout + first.stderr).not.toContain(privateKey);
    expect(lockIn(folder)).toEqual({
      "milan/rome": sides["milan/rome"].publicKey,
      "rome/milan": sides["rome/milan"].publicKey,
    });
    expect(validate(folder).code).toBe(0);
    const before = state(folder);
    expect(generate(folder)).toEqual({ code: 0, stdout: "peerings: 2 key pairs, 0 of them new\n", stderr: "" });
    expect(state(folder)).toEqual(before);
  });

  test("gives the files to their owner alone", () => {
    const folder = workplace(pair);
    generate(folder);
    const mode = (path: string) => (statSync(join(folder, "peerings", path)).mode & 0o777).toString(8);
    expect(["secrets", "secrets/rome", "secrets/rome/milan.keys.yaml"].map(mode)).toEqual(["700", "700", "600"]);
  });

  test("keeps every pair when a peering is added, and completes a lock that is gone", () => {
    const folder = workplace(pair);
    generate(folder);
    const before = keysIn(folder, "rome/milan");
    rmSync(join(folder, "peerings", "peerage.lock.yaml"));
    rewrite(folder, [...pair, cluster("turin", 3), peering("rome", "turin")]);
    const { code, stdout } = generate(folder);
    expect([code, stdout]).toEqual([0, expect.stringContaining("4 key pairs, 2 of them new, 2 new in the lock\n")]);
    expect(keysIn(folder, "rome/milan")).toEqual(before);
    expect(lockIn(folder)["rome/milan"]).toBe(before.publicKey);
    expect(Object.keys(lockIn(folder))).toHaveLength(4);
  });

  test("puts stale metadata right, with the same pair", () => {
    const folder = workplace(pair);
    generate(folder);
    const before = keysIn(folder, "rome/milan");
    const adopted = ", tenantNamespace: { consumer: liqo-tenant-old }";
    rewrite(folder, [plain, rome, milan, peering("rome", "milan", adopted)]);
    expect(validate(folder).stderr).toContain('its namespace is not "liqo-tenant-old"');
    const { code, stdout } = generate(folder);
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining("1 with new metadata\n  rewritten  peerings/secrets/rome/milan"),
    ]);
    expect(keysIn(folder, "rome/milan")).toEqual(before);
    expect(validate(folder).code).toBe(0);
  });

  test("follows common labels", () => {
    const folder = workplace(pair);
    generate(folder);
    rewrite(folder, [
      plain.replace("secrets:", "commonLabels: { team: net }, secrets:"),
      rome,
      milan,
      peering("rome", "milan"),
    ]);
    expect(validate(folder).code).toBe(0);
    expect(generate(folder).stdout).toContain("2 with new metadata");
    expect(readFileSync(join(folder, "peerings/secrets/rome/milan.keys.yaml"), "utf8")).toContain("team: net");
  });

  test("refuses when file and lock contradict each other, and writes nothing at all", () => {
    const folder = workplace(pair);
    generate(folder);
    changeFile(folder, "peerage.lock.yaml", (text) => text.replace(/rome\/milan: .*/, `rome/milan: ${theirs}`));
    rewrite(folder, [...pair, cluster("turin", 3), peering("rome", "turin")]);
    const before = state(folder);
    const { code, stderr } = generate(folder);
    expect(code).toBe(2);
    expect(stderr.match(/error\[.*/g)).toEqual([
      'error[secret-file-wrong]: the key pair of "rome" for "milan" cannot be used: its public key is not the one in the lock',
    ]);
    expect(stderr).toContain("--> peerings/secrets/rome/milan.keys.yaml");
    expect(state(folder)).toEqual(before);
  });

  test("refuses to make a new pair for one that the lock knows", () => {
    const folder = workplace(pair);
    generate(folder);
    rmSync(join(folder, "peerings", "secrets", "rome"), { recursive: true });
    const before = state(folder);
    expect(generate(folder)).toMatchObject({ code: 2, stderr: expect.stringContaining("restore the file from git") });
    expect(state(folder)).toEqual(before);
  });

  test("works while the key of another organisation is still to come", () => {
    const acme = [plain, rome, cluster("globex", 2, ", managed: false"), peering("rome", "globex")];
    const folder = workplace(acme);
    const { code, stderr } = generate(folder);
    expect([code, stderr]).toEqual([0, expect.stringContaining("still to come: `globex/rome: <public key>`")]);
    expect(readdirSync(join(folder, "peerings", "secrets"))).toEqual(["rome"]);
    expect(validate(folder).stderr).toContain("error[public-key-missing]");
    changeFile(folder, "peerage.lock.yaml", (text) =>
      text.replace("publicKeys:\n", `publicKeys:\n  globex/rome: ${theirs}\n`),
    );
    expect(validate(folder).code).toBe(0);
    expect(generate(folder)).toMatchObject({ code: 0, stderr: "" });
    expect(lockIn(folder)["globex/rome"]).toBe(theirs);
  });

  test("leaves files of peerings that are gone alone, and names them", () => {
    const folder = workplace(pair);
    generate(folder);
    rewrite(folder, [plain, rome, milan]);
    const before = state(folder);
    expect(generate(folder).stdout).toBe(
      "peerings: no peering needs a key pair\n  unused     peerings/secrets/milan/rome.keys.yaml\n  unused     peerings/secrets/rome/milan.keys.yaml\n",
    );
    expect(state(folder)).toEqual(before);
  });

  test("has nothing to make in mode Controller, and says why", () => {
    const folder = workplace([fleet("{ management: rome }"), rome, milan, peering("rome", "milan")]);
    expect(generate(folder)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("each gateway makes its own pair"),
    });
    expect(Object.keys(state(folder))).toEqual(["specs.yaml"]);
  });

  test.each([
    [
      "a mode that is not there yet",
      [fleet("{ secrets: { mode: Sealed } }"), rome, milan, peering("rome", "milan")],
      "not-yet",
    ],
    ["another mistake", [plain, rome, peering("rome", "milan")], "unknown-cluster"],
  ])("makes nothing with %s", (_, documents, code) => {
    const folder = workplace(documents);
    const run = generate(folder);
    expect(run).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(`error[${code}]`) });
    expect(run.stderr).not.toContain("keys-missing");
    expect(Object.keys(state(folder))).toEqual(["specs.yaml"]);
  });

  test("writes nothing through a link", () => {
    const folder = workplace(pair);
    const outside = temporaryFolder();
    mkdirSync(join(folder, "peerings", "secrets"));
    symlinkSync(outside, join(folder, "peerings", "secrets", "rome"));
    expect(generate(folder)).toMatchObject({ code: 2, stderr: expect.stringContaining("links are not followed") });
    expect(readdirSync(outside)).toEqual([]);
  });

  test("makes both ends of every tunnel of a mesh, each with a pair of its own", () => {
    const names = Array.from({ length: 8 }, (_, index) => `c${index}`);
    const mesh = `${head}kind: Topology\nmetadata: { name: all }\nspec: { shape: Mesh, clusters: [${names.join(", ")}] }\n`;
    const folder = workplace([plain.replace("rome", "c0"), ...names.map((name, index) => cluster(name, index)), mesh]);
    const { code, stdout } = generate(folder, "-o", "json");
    const { keys } = JSON.parse(stdout) as {
      readonly keys: readonly { readonly publicKey: string; readonly done: string }[];
    };
    expect([code, keys.length, new Set(keys.map(({ publicKey }) => publicKey)).size]).toEqual([0, 56, 56]);
    expect(Object.keys(lockIn(folder))).toHaveLength(56);
    expect(generate(folder).stdout).toBe("peerings: 56 key pairs, 0 of them new\n");
  });
});

describe("keys list", () => {
  const states = (folder: string) =>
    (
      JSON.parse(peerage(folder, "keys", "list", "-o", "json").stdout) as readonly Readonly<Record<string, unknown>>[]
    ).map(({ cluster: name, keptBy, state: word }) => `${name} ${keptBy} ${word}`);

  test("tells for each end what there is", () => {
    const folder = workplace([...pair, cluster("globex", 3, ", managed: false"), peering("rome", "globex")]);
    expect(states(folder)).toEqual([
      "rome File Missing",
      "globex Lock Missing",
      "rome File Missing",
      "milan File Missing",
    ]);
    generate(folder);
    expect(states(folder)).toEqual(["rome File Ready", "globex Lock Missing", "rome File Ready", "milan File Ready"]);
    rmSync(join(folder, "peerings", "secrets", "milan"), { recursive: true });
    changeFile(folder, "secrets/rome/milan.keys.yaml", (text) => text.replace("gw-keys", "other"));
    changeFile(folder, "peerage.lock.yaml", (text) => text.replace(/ {2}rome\/globex.*\n/, ""));
    expect(states(folder)).toEqual([
      "rome File NotInLock",
      "globex Lock Missing",
      "rome File Wrong",
      "milan File Lost",
    ]);
  });

  test("prints a table, YAML and JSON", () => {
    const folder = workplace(pair);
    generate(folder);
    const { publicKey } = keysIn(folder, "rome/milan");
    const { code, stdout, stderr } = peerage(folder, "keys", "list");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout.split("\n")[0]).toMatch(/^PEERING +CLUSTER +REMOTE +PUBLIC KEY +WHERE +STATE$/);
    expect(stdout.split("\n")[1]).toBe(
      `rome-milan  rome     milan   ${publicKey}  peerings/secrets/rome/milan.keys.yaml  Ready`,
    );
    expect(parse(peerage(folder, "keys", "list", "-o", "yaml").stdout)).toEqual(
      JSON.parse(peerage(folder, "keys", "list", "-o", "json").stdout),
    );
  });

  test("tells that Liqo makes the pairs in mode Controller", () => {
    const folder = workplace([fleet("{ management: rome }"), rome, milan, peering("rome", "milan")]);
    expect(states(folder)).toEqual(["rome Liqo AtRunTime", "milan Liqo AtRunTime"]);
  });

  test("does not list what is wrong in another way", () => {
    expect(peerage(workplace([plain, rome, peering("rome", "milan")]), "keys", "list")).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("error[unknown-cluster]"),
    });
  });
});
