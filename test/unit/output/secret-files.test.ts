import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { listSecrets } from "../../../src/output/list-secrets";
import { secretFilesIn } from "../../../src/output/secret-files";
import { temporaryFolder } from "../../support/temporary-folder";

const path = "secrets/rome/milan.keys.yaml";

function found(files: Readonly<Record<string, string | Buffer>>) {
  return secretFilesIn(temporaryFolder(files))(path);
}

test("a file that is there, and one that is not", () => {
  expect(found({ [path]: "text\n" })).toMatchObject({
    file: expect.stringMatching(/\/secrets\/rome\/milan/),
    text: "text\n",
  });
  expect(found({})).toMatchObject({ trouble: "missing" });
  expect(secretFilesIn(join(temporaryFolder(), "nowhere"))(path)).toMatchObject({ trouble: "missing" });
});

test("what cannot be a Secret tells why", () => {
  expect(found({ [path]: Buffer.from([0xff]) })).toMatchObject({ reason: "it is no UTF-8 text" });
  expect(found({ [path]: Buffer.alloc(5_000_000) })).toMatchObject({ reason: expect.stringContaining("larger") });
  expect(found({ [`${path}/x`]: "" })).toMatchObject({ reason: expect.stringContaining("not a regular file") });
  expect(found({ "secrets/rome": "" })).toMatchObject({ reason: "a folder on the way to it is a file" });
});

test("a link may lead to a place in the spec folder, and nowhere else", () => {
  const folder = temporaryFolder({ "keys/milan.yaml": "text\n" });
  const outside = temporaryFolder({ "milan.keys.yaml": "other\n" });
  mkdirSync(join(folder, "secrets", "rome"), { recursive: true });
  symlinkSync("../../keys/milan.yaml", join(folder, path));
  symlinkSync(join(outside, "milan.keys.yaml"), join(folder, "secrets", "rome", "turin.keys.yaml"));
  symlinkSync("gone", join(folder, "secrets", "rome", "pisa.keys.yaml"));
  symlinkSync(outside, join(folder, "secrets", "milan"));
  const read = secretFilesIn(folder);
  expect(read(path)).toMatchObject({ text: "text\n" });
  expect(read("secrets/rome/turin.keys.yaml")).toMatchObject({ reason: expect.stringContaining("leads out") });
  expect(read("secrets/milan/milan.keys.yaml")).toMatchObject({ reason: expect.stringContaining("leads out") });
  expect(read("secrets/rome/pisa.keys.yaml")).toMatchObject({ reason: "it is a link that leads nowhere" });
});

test("all files for one use are listed, sorted, and nothing else", () => {
  const folder = temporaryFolder({
    "secrets/rome/turin.keys.yaml": "",
    "secrets/rome/milan.keys.yaml": "",
    "secrets/rome/milan.identity.yaml": "",
    "secrets/rome/.milan.keys.yaml.17": "",
    "secrets/milan/rome.keys.yaml": "",
    "secrets/README.md": "",
  });
  expect(listSecrets(folder, "keys")).toEqual([
    "secrets/milan/rome.keys.yaml",
    "secrets/rome/milan.keys.yaml",
    "secrets/rome/turin.keys.yaml",
  ]);
  expect(listSecrets(folder, "identity")).toEqual(["secrets/rome/milan.identity.yaml"]);
  expect(listSecrets(temporaryFolder(), "keys")).toEqual([]);
});
