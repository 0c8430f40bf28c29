import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { peerage } from "../support/peerage";
import { temporaryFolder } from "../support/temporary-folder";

const head = "apiVersion: peerage.dev/v1alpha1\n";
const rome = `${head}kind: Cluster\nmetadata: { name: rome }\n`;
const laughs = Array.from(
  { length: 9 },
  (_, i) => `l${i + 1}: &l${i + 1} [${Array(9).fill(`*l${i}`).join(", ")}]`,
).join("\n");

type Files = Readonly<Record<string, string | Buffer>>;

const cases: readonly (readonly [what: string, files: Files, code: string, place: string])[] = [
  ["an empty folder", {}, "no-specs", "peerings"],
  ["an empty file", { "a.yaml": "" }, "empty-file", "peerings/a.yaml:1:1"],
  ["a file of comments", { "a.yaml": "# nothing\n" }, "empty-file", "peerings/a.yaml:1:1"],
  ["no YAML", { "a.yaml": "kind: [Cluster\nmetadata: }" }, "yaml-syntax", "peerings/a.yaml:2:"],
  ["tabs", { "a.yaml": "kind: Cluster\nmetadata:\n\tname: rome\n" }, "tab-indent", "peerings/a.yaml:3:1"],
  ["duplicate keys", { "a.yaml": `${rome}kind: Fleet\n` }, "duplicate-key", "peerings/a.yaml:4:1"],
  [
    "an unresolved alias",
    { "a.yaml": `${head}kind: Cluster\nmetadata: *who\n` },
    "unresolved-alias",
    "peerings/a.yaml:3:11",
  ],
  ["a billion laughs", { "a.yaml": `l0: &l0 [lol, lol]\n${laughs}\n` }, "alias-expansion", "peerings/a.yaml:1:1"],
  ["an alias inside itself", { "a.yaml": "a: &a [*a]\n" }, "alias-expansion", "peerings/a.yaml:1:8"],
  [
    "merge markers",
    { "a.yaml": `${rome}<<<<<<< HEAD\nspec: {}\n=======\n>>>>>>> topic\n` },
    "merge-markers",
    "peerings/a.yaml:4:1",
  ],
  ["10 MB", { "a.yaml": Buffer.alloc(10_000_000, 0x23) }, "file-too-large", "peerings/a.yaml"],
  [
    "an unknown kind",
    { "a.yaml": `${head}kind: Clutser\nmetadata: { name: rome }\n` },
    "unknown-kind",
    "peerings/a.yaml:2:7",
  ],
  ["an unknown apiVersion", { "a.yaml": "apiVersion: v1\nkind: Pod\n" }, "unknown-api-version", "peerings/a.yaml:1:13"],
  ["an unknown key", { "a.yaml": `${rome}spec: { clusterId: x }\n` }, "unknown-key", "peerings/a.yaml:4:9"],
  [
    "a wrong type at depth",
    { "a.yaml": `${rome}spec: { gateway: { addresses: 192.0.2.1 } }\n` },
    "wrong-type",
    "peerings/a.yaml:4:31",
  ],
  ["a missing key", { "a.yaml": `${head}kind: Cluster\nmetadata: {}\n` }, "missing-key", "peerings/a.yaml:3:1"],
  ["null", { "a.yaml": `${rome}spec:\n  network:\n` }, "null-value", "peerings/a.yaml:5:3"],
  [
    "two Fleets",
    { "a.yaml": `${head}kind: Fleet\n---\n${head}kind: Fleet\n` },
    "several-fleets",
    "peerings/a.yaml:5:7",
  ],
  [
    "a caFile outside",
    { "a.yaml": `${rome}spec: { apiServer: { url: "https://x.y", caFile: ../ca.crt } }\n` },
    "ca-file-outside",
    "peerings/a.yaml:4:",
  ],
  [
    "a caFile with a key",
    { "a.yaml": `${rome}spec: { apiServer: { url: "https://x.y", caFile: ca.crt } }\n`, "ca.crt": pem() },
    "ca-private-key",
    "peerings/a.yaml:4:",
  ],
  ["no UTF-8", { "a.yaml": Buffer.from([0xff, 0xfe, 0x61, 0]) }, "not-utf8", "peerings/a.yaml"],
  [
    "terminal escapes in names",
    { "a.yaml": `${head}kind: Cluster\nmetadata: { name: "\\e[31mrome\\a" }\n` },
    "bad-name",
    "peerings/a.yaml:3:19",
  ],
  [
    "a damaged lock",
    { "a.yaml": rome, "peerage.lock.yaml": `${head}kind: Lock\nnodePorts: [1]\n` },
    "lock-damaged",
    "peerings/peerage.lock.yaml:3:1",
  ],
  [
    "a lock with merge markers",
    { "a.yaml": rome, "peerage.lock.yaml": `${head}<<<<<<< HEAD\nkind: Lock\n` },
    "merge-markers",
    "peerings/peerage.lock.yaml:2:1",
  ],
  [
    "a lock that is no YAML",
    { "a.yaml": rome, "peerage.lock.yaml": "{" },
    "yaml-syntax",
    "peerings/peerage.lock.yaml:1:",
  ],
];

function pem(): string {
  return [
    "-----BEGIN CERTIFICATE-----",
    "x",
    "-----END CERTIFICATE-----",
    `-----BEGIN ${"PRIVATE"} KEY-----`,
    "c2VjcmV0",
    "",
  ].join("\n");
}

function folderOf(files: Files): string {
  const inner = Object.entries(files).map(([name, content]) => [`peerings/${name}`, content] as const);
  return temporaryFolder({ "peerings/.keep": "", ...Object.fromEntries(inner) });
}

describe("bad input exits 2 with the code, the place and a remedy", () => {
  test.each(cases)("%s", (_, files, code, place) => {
    const { code: exit, stdout, stderr } = peerage(folderOf(files), "validate");
    expect(stderr).toContain(`error[${code}]`);
    expect(stderr).toContain(`--> ${place}`);
    expect(stderr).toContain("= help: ");
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(/[\p{Cc}\p{Cf}]/u.test(stderr.replaceAll("\n", ""))).toBe(false);
    expect(stderr).not.toContain("c2VjcmV0");
    expect([exit, stdout]).toEqual([2, ""]);
  });

  test("links: in a circle, out of the folder, to nothing", () => {
    const folder = folderOf({ "a.yaml": rome });
    symlinkSync("loop.yaml", join(folder, "peerings", "loop.yaml"));
    symlinkSync("/etc/hostname", join(folder, "peerings", "out.yaml"));
    symlinkSync("gone", join(folder, "peerings", "gone.yaml"));
    const { code, stderr } = peerage(folder, "validate");
    expect(stderr.match(/error\[[a-z-]+\]/g)).toEqual([
      "error[unreadable-file]",
      "error[link-loop]",
      "error[link-outside]",
    ]);
    expect(code).toBe(2);
  });

  test("a spec folder whose path cannot be followed", () => {
    const folder = folderOf({ "a.yaml": rome });
    const below = peerage(folder, "validate", "--specs", "peerings/a.yaml/inner");
    expect([below.code, below.stderr]).toEqual([2, expect.stringContaining("a folder on the way to it is a file")]);
    const long = peerage(folder, "validate", "--specs", "x".repeat(300));
    expect([long.code, long.stderr]).toEqual([2, expect.stringContaining("its name is too long")]);
    expect(peerage(folder, "validate", "--specs", "peerings/a.yaml").stderr).toContain(
      "is a file, not a folder of specs",
    );
  });

  test("no spec folder at all", () => {
    const { code, stderr } = peerage(temporaryFolder(), "validate");
    expect([code, stderr]).toEqual([2, expect.stringContaining('there is no spec folder "peerings"')]);
  });
});

test("a byte order mark and Windows line ends are read, and places are right", () => {
  const text = `\ufeff${rome.replaceAll("\n", "\r\n")}spec: { clusterId: x }\r\n`;
  const { code, stderr } = peerage(folderOf({ "a.yaml": text }), "validate");
  expect([code, stderr]).toEqual([2, expect.stringContaining("--> peerings/a.yaml:4:9")]);
  expect(peerage(folderOf({ "a.yaml": `\ufeff${rome.replaceAll("\n", "\r\n")}` }), "validate").code).toBe(0);
});

test("all problems of all files are told at once, in reading order", () => {
  const bad = (name: string) =>
    `${head}kind: Cluster\nmetadata: { name: ${name} }\nspec:\n  liqo: { version: v9 }\n  network: { podCIDR: nonsense }\n`;
  const { stderr } = peerage(folderOf({ "b.yaml": bad("b"), "a.yaml": bad("a") }), "validate");
  expect(stderr.match(/--> \S+/g)).toEqual([
    "--> peerings/a.yaml:5:20",
    "--> peerings/a.yaml:6:23",
    "--> peerings/b.yaml:5:20",
    "--> peerings/b.yaml:6:23",
  ]);
  expect(stderr).toContain("4 errors");
});
