import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { peerage } from "../support/peerage";

const root = join(__dirname, "..", "..");

function bashOffers(line: string): readonly string[] {
  const words = line.split(" ");
  const script = `${peerage(root, "completion", "bash").stdout}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")})
COMP_CWORD=${words.length - 1}
_peerage
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync("bash", ["-c", script], { encoding: "utf8" });
  expect(stderr).toBe("");
  return stdout.trim().split("\n");
}

test("bash completes verbs, flags, choices and codes", () => {
  expect(bashOffers("peerage val")).toEqual(["validate"]);
  expect(bashOffers("peerage validate --s")).toEqual(["--specs"]);
  expect(bashOffers("peerage validate -o s")).toEqual(["sarif"]);
  expect(bashOffers("peerage explain unknown-cl")).toEqual(["unknown-cluster"]);
  expect(bashOffers("peerage completion ")).toEqual(expect.arrayContaining(["bash", "zsh", "fish"]));
});

test("bash completes the commands of a command, and their flags", () => {
  expect(bashOffers("peerage ke")).toEqual(["keys"]);
  expect(bashOffers("peerage keys ")).toEqual(["--help", "generate", "list"]);
  expect(bashOffers("peerage keys gen")).toEqual(["generate"]);
  expect(bashOffers("peerage keys generate --")).toEqual(["--specs", "--output", "--help"]);
  expect(bashOffers("peerage keys list -o y")).toEqual(["yaml"]);
});

test.each([
  ["zsh", /^#compdef peerage/],
  ["fish", /^complete -c peerage -n __fish_use_subcommand -a validate/m],
])("a script for %s names every verb", (shell, form) => {
  const { code, stdout } = peerage(root, "completion", shell);
  expect([code, stdout]).toEqual([0, expect.stringMatching(form)]);
  for (const verb of ["validate", "synth", "keys", "generate", "list", "schema", "explain", "completion"])
    expect(stdout).toContain(verb);
});
