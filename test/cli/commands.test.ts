import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { peerage } from "../support/peerage";
import { temporaryFolder } from "../support/temporary-folder";

const root = join(__dirname, "..", "..");
const head = "apiVersion: peerage.dev/v1alpha1\n";
const bad = `${head}kind: Cluster\nmetadata: { name: rome }\nspec: { liqo: { version: v9.0.0 } }\n`;
const broken = () => temporaryFolder({ "peerings/a.yaml": bad });

describe("validate", () => {
  test("tells on stdout what is fine, and exits 0", () => {
    expect(peerage(root, "validate")).toEqual({
      code: 0,
      stdout: "peerings: 2 clusters, 1 peering, 1 offloaded namespace, no errors\n",
      stderr: "",
    });
  });

  test("reads another folder with --specs", () => {
    expect(peerage(root, "validate", "--specs", "examples/mesh/peerings").stdout).toContain("3 peerings");
  });

  test("-o json", () => {
    const { code, stdout, stderr } = peerage(broken(), "validate", "-o", "json");
    const report = JSON.parse(stdout) as { ok: boolean; diagnostics: readonly object[] };
    expect([code, stderr, report.ok]).toEqual([2, "", false]);
    expect(report.diagnostics).toEqual([
      expect.objectContaining({
        code: "unknown-liqo-version",
        severity: "error",
        file: "peerings/a.yaml",
        line: 4,
        column: 26,
        endLine: 4,
        endColumn: 32,
      }),
    ]);
  });

  test("-o yaml", () => {
    expect(parse(peerage(broken(), "validate", "-o", "yaml").stdout)).toMatchObject({
      ok: false,
      diagnostics: [{ code: "unknown-liqo-version" }],
    });
  });

  test("-o sarif", () => {
    const { stdout } = peerage(broken(), "validate", "-o", "sarif");
    const { version, runs } = JSON.parse(stdout) as {
      version: string;
      runs: readonly { results: readonly { ruleId: string; locations: readonly object[] }[] }[];
    };
    expect(version).toBe("2.1.0");
    expect(runs[0]?.results[0]).toMatchObject({
      ruleId: "unknown-liqo-version",
      level: "error",
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: "peerings/a.yaml" }, region: { startLine: 4, startColumn: 26 } },
        },
      ],
    });
  });

  test("-o junit", () => {
    const { stdout } = peerage(broken(), "validate", "-o", "junit");
    expect(stdout).toContain('<testsuites tests="1" failures="1">');
    expect(stdout).toContain('<failure type="unknown-liqo-version" message="Liqo &quot;v9.0.0&quot;');
    expect(peerage(root, "validate", "-o", "junit").stdout).toContain('failures="0"');
  });

  test("-o github", () => {
    const { stdout } = peerage(broken(), "validate", "-o", "github");
    expect(stdout).toMatch(
      /^::error file=peerings\/a\.yaml,line=4,col=26,endLine=4,endColumn=32,title=unknown-liqo-version::Liqo "v9\.0\.0"/,
    );
  });

  test("shows twenty of a kind, and all with --all", () => {
    const clusters = Array.from({ length: 30 }, (_, index) => bad.replace("rome", `c${index}`)).join("---\n");
    const folder = temporaryFolder({ "peerings/a.yaml": clusters });
    const few = peerage(folder, "validate").stderr;
    expect(few.match(/error\[/g)).toHaveLength(20);
    expect(few).toContain("10 more of unknown-liqo-version; --all shows them");
    expect(peerage(folder, "validate", "--all").stderr.match(/error\[/g)).toHaveLength(30);
  });

  test("warnings do not fail", () => {
    const text = ["rome", "milan"].map(
      (name, i) =>
        `${head}kind: Cluster\nmetadata: { name: ${name} }\nspec: { network: { podCIDR: 10.${i}.0.0/16 }, gateway: { addresses: [192.0.2.1] } }\n`,
    );
    const peering = `${head}kind: Peering\nmetadata: { name: p }\nspec: { consumer: rome, provider: milan }\n`;
    const { code, stderr } = peerage(
      temporaryFolder({ "peerings/a.yaml": [...text, peering].join("---\n") }),
      "validate",
    );
    expect([code, stderr]).toEqual([0, expect.stringContaining("warning[no-management]")]);
  });
});

describe("synth", () => {
  const spec = readFileSync(join(root, "peerings", "clusters.yaml"), "utf8");
  const peering = readFileSync(join(root, "peerings", "rome-milan.yaml"), "utf8");
  const files = {
    "peerings/clusters.yaml": spec,
    "peerings/p.yaml": peering,
    "peerings/fleet.yaml": `${head}kind: Fleet\nspec: { management: rome }\n`,
  };

  test("completes the lock file, once", () => {
    const folder = temporaryFolder(files);
    expect(peerage(folder, "synth")).toMatchObject({
      code: 0,
      stderr: "wrote peerings/peerage.lock.yaml; commit it\n",
    });
    expect(readFileSync(join(folder, "peerings", "peerage.lock.yaml"), "utf8")).toMatch(/^ {2}milan\/rome: 307\d\d$/m);
    expect(peerage(folder, "synth")).toMatchObject({ code: 0, stderr: "" });
  });

  test("--frozen exits 1 when the lock would change, and writes nothing", () => {
    const folder = temporaryFolder(files);
    expect(peerage(folder, "synth", "--frozen")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("would change"),
    });
    expect(existsSync(join(folder, "peerings", "peerage.lock.yaml"))).toBe(false);
    peerage(folder, "synth");
    expect(peerage(folder, "synth", "--frozen").code).toBe(0);
  });

  test("exits 2 on a bad spec and leaves the lock alone", () => {
    const folder = temporaryFolder({ "peerings/a.yaml": bad });
    expect(peerage(folder, "synth").code).toBe(2);
    expect(existsSync(join(folder, "peerings", "peerage.lock.yaml"))).toBe(false);
  });
});

describe("explain", () => {
  test("prints the page of a code", () => {
    const { code, stdout } = peerage(root, "explain", "unknown-cluster");
    expect([code, stdout]).toEqual([0, readFileSync(join(root, "docs", "diagnostics", "unknown-cluster.md"), "utf8")]);
  });

  test("lists all codes", () => {
    expect(peerage(root, "explain").stdout).toMatch(/^unknown-cluster +error +A cluster that is named is declared$/m);
    expect(JSON.parse(peerage(root, "explain", "-o", "json").stdout)).toContainEqual(
      expect.objectContaining({ code: "version-skew", waivable: true }),
    );
  });

  test("guesses what was meant", () => {
    const { code, stderr } = peerage(root, "explain", "unknown-clutser\u001b[31m");
    expect([code, stderr]).toEqual([
      2,
      'peerage: there is no diagnostic "unknown-clutser\\x1b[31m"\n  = help: did you mean "unknown-cluster"?\n',
    ]);
  });
});

test("schema prints the schema that is published", () => {
  expect(peerage(root, "schema").stdout).toBe(readFileSync(join(root, "schemas", "peerage.dev_v1alpha1.json"), "utf8"));
  expect(parse(peerage(root, "schema", "-o", "yaml").stdout)).toEqual(JSON.parse(peerage(root, "schema").stdout));
});

describe("the command line itself", () => {
  test.each([
    ["--help"],
    ["help"],
    ["validate", "--help"],
    ["synth", "--help"],
    ["keys", "--help"],
    ["keys", "generate", "--help"],
    ["keys", "help", "list"],
    ["schema", "--help"],
    ["explain", "--help"],
    ["completion", "--help"],
  ])("%s %s teaches by example", (...args) => {
    const { code, stdout, stderr } = peerage(root, ...args);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("Examples:");
  });

  test.each([
    [["--version"], 0],
    [["validat"], 2],
    [["validate", "--spec", "x"], 2],
    [["validate", "-o", "xml"], 2],
    [["keys"], 2],
    [["keys", "rotate"], 2],
    [["keys", "list", "--frozen"], 2],
    [["completion"], 2],
    [["completion", "tcsh"], 2],
  ] as const)("%j exits %i", (args, code) => {
    const run = peerage(root, ...args);
    expect(run.code).toBe(code);
    expect(run.stderr).not.toMatch(/\n\s+at /);
  });

  test.each([["x\u001b[31m"], ["completion", "\u001b[31m"], ["validate", "-o", "\u001b[31m"]])(
    "arguments reach the terminal escaped: %j",
    (...args) => {
      expect(peerage(root, ...args).stderr).toContain("\\x1b[31m");
      expect(peerage(root, ...args).stderr).not.toContain("\u001b");
    },
  );

  test("a mistyped verb is guessed", () => {
    expect(peerage(root, "validat").stderr).toContain("Did you mean validate?");
  });

  test("without a verb the help is shown", () => {
    expect(peerage(root)).toMatchObject({ code: 0, stdout: expect.stringContaining("Usage: peerage") });
  });
});
