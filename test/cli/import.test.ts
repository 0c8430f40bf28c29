import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Run } from "../support/peerage";
import { filesOf, fixtureCrds, imported, runImport } from "../support/run-import";
import { temporaryFolder } from "../support/temporary-folder";

const root = join(__dirname, "..", "..");
const schemaFile = "imports/flux/kustomization.json";

describe("npm run import", () => {
  test("with --check says what is stale and changes nothing", () => {
    const into = imported(fixtureCrds);
    const check = ["--check", "--from", `kustomize-controller@v0.1.0=${fixtureCrds}`, "--into", into];
    expect(runImport(check)).toEqual({ code: 0, stdout: "", stderr: "" });
    writeFileSync(join(into, schemaFile), "{}\n");
    expect(runImport(check)).toEqual({
      code: 1,
      stdout: "",
      stderr: `${schemaFile} is stale; run npm run import and commit it\n`,
    });
    expect(filesOf(into)[schemaFile]).toBe("{}\n");
  });

  test("without Go says so in one line", () => {
    const { code, stdout, stderr } = runImport([], { PATH: "/nowhere" });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toBe("Go is needed to download CRDs, and `go` cannot be run; or give their folders with --from\n");
  });

  test.each([
    ["a folder that does not exist", "--from=liqo@v1.2.0=nowhere", /^nowhere does not exist$/],
    ["a source that nobody knows", "--from=rancher@v1.0.0=.", /^--from does not know "rancher"; it knows liqo, /],
    ["half an answer", "--from=liqo", /^--from takes NAME@VERSION=FOLDER, as in liqo@v1\.2\.0=crds, not "liqo"$/],
    ["an unknown option", "--form", /^Unknown option '--form'.* \(see --help\)$/],
  ])("refuses %s in one line", (_, arg, expected) => {
    const { code, stderr } = runImport([arg, "--into", temporaryFolder()]);
    expect([code, stderr.split("\n").length]).toEqual([2, 2]);
    expect(stderr.trimEnd()).toMatch(expected);
  });

  test("refuses a folder that lacks a kind", () => {
    const { code, stderr } = runImport([`--from=liqo@v1.2.0=${fixtureCrds}`, "--into", temporaryFolder()]);
    expect([code, stderr]).toEqual([1, `Identity of authentication.liqo.io/v1beta1 is not in ${fixtureCrds}\n`]);
  });

  test("refuses a keyword that it does not know rather than leaving it out", () => {
    const text = readFileSync(join(fixtureCrds, "kustomizations.yaml"), "utf8");
    const folder = temporaryFolder({ "crd.yaml": text.replace("nullable: true", "exclusiveMinimum: true") });
    const { code, stderr } = runImport([`--from=kustomize-controller@v0.1.0=${folder}`, "--into", temporaryFolder()]);
    const expected = "Kustomization.spec.maybe: the keyword exclusiveMinimum is new to scripts/import\n";
    expect([code, stderr]).toEqual([1, expected]);
  });

  test("explains itself", () => {
    const { code, stdout } = runImport(["--help"]);
    expect(code).toBe(0);
    expect(stdout).toContain("--from NAME@VERSION=FOLDER");
  });
});

/** Go and its modules: about 90 MB to download once. PEERAGE_REAL=require makes their absence a failure. */
describe("with Go", () => {
  const testWithGo = (name: string, args: () => readonly string[], expected: Pick<Run, "code" | "stderr">): void =>
    test(name, () => {
      const { code, stderr } = runImport(args());
      if (code === 2 && process.env.PEERAGE_REAL !== "require") console.warn(`SKIPPED: "${name}": ${stderr}`);
      else expect({ code, stderr }).toEqual(expected);
    }, 600_000);

  testWithGo("the committed schemas and types are what the pinned modules give", () => ["--check"], {
    code: 0,
    stderr: "",
  });

  const leftOver = "imports/liqo/v0.9.0/tenant.json";
  const copyWithLeftOver = () => {
    const copy = temporaryFolder({ [leftOver]: "{}\n" });
    for (const folder of ["imports", "schemas"]) cpSync(join(root, folder), join(copy, folder), { recursive: true });
    return ["--check", "--into", copy];
  };
  testWithGo("a file that no source gives any more is found", copyWithLeftOver, {
    code: 1,
    stderr: `${leftOver} is made from nothing; run npm run import and commit that\n`,
  });
});
