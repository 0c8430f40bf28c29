import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { readSpecs } from "../../../src/output/read-specs";
import { temporaryFolder } from "../../support/temporary-folder";

const spec = "apiVersion: peerage.dev/v1alpha1\nkind: Cluster\nmetadata: { name: rome }\n";

function codes(folder: string): readonly string[] {
  return readSpecs(folder).problems.map(({ code }) => code);
}

function names(folder: string): readonly string[] {
  return readSpecs(folder).sources.map(({ path }) => path.slice(folder.length + 1));
}

test("every *.yaml and *.yml is read, sorted; the lock, secrets/ and dot names are left out", () => {
  const folder = temporaryFolder({
    "b.yaml": spec,
    "a/c.yml": spec,
    "notes.md": "no",
    "secrets/rome/keys.yaml": "no",
    "a/secrets/d.yaml": spec,
    ".hidden.yaml": "no",
    ".git/x.yaml": "no",
    "peerage.lock.yaml": "apiVersion: peerage.dev/v1alpha1\nkind: Lock\n",
  });
  expect(names(folder)).toEqual(["a/c.yml", "a/secrets/d.yaml", "b.yaml"]);
  expect(readSpecs(folder).lock?.text).toContain("kind: Lock");
  expect(codes(folder)).toEqual([]);
});

test("a folder without specs, and no folder at all", () => {
  expect(codes(temporaryFolder({ "README.md": "" }))).toEqual(["no-specs"]);
  const missing = readSpecs(join(temporaryFolder(), "nowhere"));
  expect(missing.problems.map(({ message }) => message)).toEqual([expect.stringContaining("there is no spec folder")]);
});

test("a byte order mark is dropped, so that columns are right", () => {
  expect(readSpecs(temporaryFolder({ "a.yaml": `\ufeff${spec}` })).sources[0]?.text).toBe(spec);
});

test("a file that is no UTF-8 tells the byte", () => {
  const folder = temporaryFolder({ "a.yaml": Buffer.from([0x61, 0x3a, 0x20, 0xff, 0xfe]) });
  expect(readSpecs(folder).problems[0]).toMatchObject({ code: "not-utf8", message: expect.stringContaining("byte 3") });
});

test("a file of 10 MB is refused without being read", () => {
  expect(codes(temporaryFolder({ "a.yaml": Buffer.alloc(10_000_000, 0x23) }))).toEqual(["file-too-large"]);
});

test("a link inside of the folder is followed", () => {
  const folder = temporaryFolder({ ".data/a.yaml": spec });
  symlinkSync(".data/a.yaml", join(folder, "a.yaml"));
  expect(names(folder)).toEqual(["a.yaml"]);
});

test("a link out of the folder is refused, to a file and to a folder", () => {
  const outside = temporaryFolder({ "a.yaml": spec });
  const folder = temporaryFolder({ "b.yaml": spec });
  symlinkSync(join(outside, "a.yaml"), join(folder, "a.yaml"));
  symlinkSync(outside, join(folder, "all"));
  expect(codes(folder)).toEqual(["link-outside", "link-outside"]);
});

test("a lock that is a link out of the folder is refused", () => {
  const outside = temporaryFolder({ "lock.yaml": "kind: Lock" });
  const folder = temporaryFolder({ "b.yaml": spec });
  symlinkSync(join(outside, "lock.yaml"), join(folder, "peerage.lock.yaml"));
  expect(codes(folder)).toEqual(["link-outside"]);
});

test("links in a circle end", () => {
  const folder = temporaryFolder({ "b.yaml": spec, "inner/c.yaml": spec });
  symlinkSync("a.yaml", join(folder, "a.yaml"));
  symlinkSync("..", join(folder, "inner", "up"));
  expect(codes(folder)).toEqual(["link-loop", "link-loop"]);
});

test("a link to nothing, and a pipe, are unreadable and do not hang", () => {
  const folder = temporaryFolder({ "b.yaml": spec });
  symlinkSync("nothing.yaml", join(folder, "a.yaml"));
  spawnSync("mkfifo", [join(folder, "pipe.yaml")]);
  expect(readSpecs(folder).problems.map(({ message }) => message.slice(message.lastIndexOf(":") + 2))).toEqual([
    "it does not exist",
    "it is not a regular file",
  ]);
});

describe("caFile", () => {
  const pem = "-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----\n";

  test("is read from the spec folder", () => {
    expect(readSpecs(temporaryFolder({ "b.yaml": spec, "ca/rome.crt": pem })).caFiles("ca/rome.crt")).toEqual({
      text: pem,
    });
  });

  test.each(["../rome.crt", "/etc/hostname", "ca/../../rome.crt"])("%s is outside", (name) => {
    expect(readSpecs(temporaryFolder({ "b.yaml": spec })).caFiles(name)).toEqual({ trouble: "outside" });
  });

  test("is outside when a link leads there", () => {
    const outside = temporaryFolder({ "rome.crt": pem });
    const folder = temporaryFolder({ "b.yaml": spec });
    symlinkSync(join(outside, "rome.crt"), join(folder, "rome.crt"));
    expect(readSpecs(folder).caFiles("rome.crt")).toEqual({ trouble: "outside" });
  });

  test("that does not exist, or is a folder, says so", () => {
    const { caFiles } = readSpecs(temporaryFolder({ "b.yaml": spec, "ca/x": "" }));
    expect(caFiles("none.crt")).toMatchObject({ reason: "does not exist in the spec folder" });
    expect(caFiles("ca")).toMatchObject({ reason: expect.stringContaining("not a regular file") });
  });
});
