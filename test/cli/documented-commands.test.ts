import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { peerage } from "../support/peerage";
import { temporaryFolder } from "../support/temporary-folder";

const root = join(__dirname, "..", "..");
const pages = ["README.md", ...["docs", "docs/diagnostics"].flatMap((folder) => markdownIn(folder))];
const helps = ["", "validate", "synth", "keys", "keys generate", "keys list", "schema", "explain", "completion"];

function markdownIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);
}

/** Lines of bash blocks that run peerage, from a clone or from the PATH. */
function commandsOf(markdown: string): readonly string[] {
  const blocks = [...markdown.matchAll(/^```bash\n([\s\S]*?)^```$/gm)].map(([, body]) => body ?? "");
  return blocks
    .flatMap((body) => body.split("\n"))
    .filter((line) => /^(npm run -s peerage --|peerage|source <\(peerage) /.test(line));
}

function examplesOf(help: string): readonly string[] {
  const lines = help.slice(help.indexOf("Examples:")).split("\n").slice(1);
  return lines
    .slice(0, Math.max(lines.indexOf(""), 0) || lines.length)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("Exit"));
}

/** A folder with the specs of this repository in which `peerage` and `npm run -s peerage --` are the built command. */
function workplace(): string {
  const folder = temporaryFolder({
    "bin/peerage": `#!/bin/sh\nexec "${process.execPath}" "${join(root, "lib/src/cli/main.js")}" "$@"\n`,
  });
  for (const name of ["peerings", "examples", "dist"])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, ".zfunc"));
  spawnSync("chmod", ["+x", join(folder, "bin/peerage")]);
  return folder;
}

const place = workplace();

function run(command: string): { readonly status: number | null; readonly output: string } {
  const line = command.replace(/^npm run -s peerage -- /, "peerage ");
  const env = { PATH: `${join(place, "bin")}:${process.env.PATH}`, HOME: place };
  const { status, stdout, stderr } = spawnSync(
    "bash",
    ["-c", line.replace("peerage completion fish | source", "peerage completion fish | cat")],
    { cwd: place, env, encoding: "utf8" },
  );
  return { status, output: stdout + stderr };
}

const documented = [...new Set(pages.flatMap((page) => commandsOf(readFileSync(join(root, page), "utf8"))))];
const taught = [
  ...new Set(helps.flatMap((verb) => examplesOf(peerage(root, ...verb.split(" ").filter(Boolean), "--help").stdout))),
];

test("there are commands to try", () => {
  expect(documented.length).toBeGreaterThan(10);
  expect(taught.length).toBeGreaterThan(10);
});

test.each(documented)("documented: %s", (command) => {
  expect(run(command)).toMatchObject({ status: 0 });
});

test.each(taught)("taught by --help: %s", (command) => {
  expect(run(command)).toMatchObject({ status: 0 });
});

test("npm run synth, the first line of the README, leaves nothing to commit", () => {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "-s", "synth", "--", "--frozen"], {
    cwd: root,
    encoding: "utf8",
  });
  expect([status, stdout, stderr.replace(/^npm warn .*\n/gm, "")]).toEqual([
    0,
    expect.stringContaining("2 clusters, 1 peering"),
    "",
  ]);
});

test("what the README shows of a mistake is what is printed", () => {
  const folder = temporaryFolder();
  cpSync(join(root, "peerings"), join(folder, "peerings"), { recursive: true });
  const file = join(folder, "peerings", "rome-milan.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("provider: milan", "provider: milano"));
  const shown = /```text\n([\s\S]*?)```/.exec(readFileSync(join(root, "README.md"), "utf8"))?.[1];
  expect(peerage(folder, "validate").stderr).toContain(shown);
});
