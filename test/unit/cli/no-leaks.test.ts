import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { keysGenerate } from "../../../src/cli/commands/keys-generate";
import { keysList } from "../../../src/cli/commands/keys-list";
import { synth } from "../../../src/cli/commands/synth";
import { validate } from "../../../src/cli/commands/validate";
import type { Context } from "../../../src/cli/context";
import { dataFormats, reportFormats } from "../../../src/cli/formats";
import { today } from "../../support/compile-texts";
import { temporaryFolder } from "../../support/temporary-folder";

const root = join(__dirname, "..", "..", "..");
const example = join(root, "examples", "plain", "peerings");
const romeKeys = "secrets/rome/milan.keys.yaml";
const identity = "secrets/rome/milan.identity.yaml";

function dataOf(path: string): Readonly<Record<string, string>> {
  return (parse(readFileSync(join(example, path), "utf8")) as { readonly data: Readonly<Record<string, string>> }).data;
}

const privateKeys = [dataOf(romeKeys).privateKey ?? "", dataOf("secrets/milan/rome.keys.yaml").privateKey ?? ""];
const secrets = [
  ...privateKeys.flatMap((key) => [
    key,
    Buffer.from(key, "base64").toString("hex"),
    key.slice(2, 14),
    `${key.slice(0, 4)}*`,
  ]),
  dataOf(identity).kubeconfig ?? "",
  "not-a-real-token",
];

/** Ways to spoil a file, each with another diagnostic or another sentence of one. */
const spoiled: readonly (readonly [what: string, path: string, change: (text: string) => string])[] = [
  ["nothing wrong", romeKeys, (text) => text],
  ["another namespace", romeKeys, (text) => text.replace("liqo-tenant-milan", "elsewhere")],
  ["another public key", romeKeys, (text) => text.replace(/publicKey: .*/, `publicKey: ${privateKeys[1]}`)],
  ["the private key as its name", romeKeys, (text) => text.replace("gw-keys", privateKeys[0] ?? "")],
  ["the private key as a label", romeKeys, (text) => text.replace("labels:", `labels:\n    ${privateKeys[0]}: true`)],
  ["the private key as a field", romeKeys, (text) => `${text}${privateKeys[0]}: 1\n`],
  ["the private key as an alias", romeKeys, (text) => `${text}x: *${privateKeys[0]}\n`],
  ["a quote that is never closed", romeKeys, (text) => text.replace(/="$/m, "=")],
  ["only the key", romeKeys, () => `${privateKeys[0]}\n`],
  ["the token in plain text", identity, (text) => text.replace(/kubeconfig: .*/, "kubeconfig: not-a-real-token")],
  ["an identity for another namespace", identity, (text) => text.replace("liqo-tenant-rome", "elsewhere")],
  ["a kubeconfig that is cut off", identity, (text) => text.replace(/(kubeconfig: .{40}).*/, "$1")],
  ["no public keys in the lock", "peerage.lock.yaml", (text) => text.split("publicKeys")[0] ?? ""],
  [
    "a private key in the lock",
    "peerage.lock.yaml",
    (text) => text.replace(/milan\/rome: \D.*/, `milan/rome: ${privateKeys[1]}`),
  ],
];

function workplace(path: string, change: (text: string) => string): string {
  const folder = temporaryFolder();
  cpSync(example, join(folder, "peerings"), { recursive: true });
  const file = join(folder, "peerings", path);
  writeFileSync(file, change(readFileSync(file, "utf8")));
  return folder;
}

/** All that the commands say of a folder, in every form that they have; what they throw included. */
function everythingSaid(folder: string): string {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const context: Context = { cwd: root, stdout: say, stderr: say, colour: false, today, cdk8sOutdir: undefined };
  const specs = join(folder, "peerings");
  const out = join(folder, "dist");
  const run = (command: () => unknown) => {
    try {
      command();
    } catch (error) {
      say(`${error} ${JSON.stringify(error)}`);
    }
  };
  for (const output of reportFormats) run(() => validate(context, { specs, output, all: true }));
  for (const output of dataFormats) {
    const options = { specs, out, output, all: true, frozen: false, allowDestroy: [] };
    run(() => synth(context, { ...options, check: true }));
    run(() => synth(context, { ...options, check: false }));
    run(() => keysList(context, { specs, output }));
    run(() => keysGenerate(context, { specs, output }));
  }
  return said.join("\n");
}

test.each(spoiled)("no command prints a secret, in any form, with %s", (_, path, change) => {
  const said = everythingSaid(workplace(path, change));
  expect(said.length).toBeGreaterThan(1000);
  for (const secret of secrets) expect(said).not.toContain(secret);
});
