import { chmodSync, chownSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compareTree } from "../../../../src/output/tree/compare-tree";
import { writeTree } from "../../../../src/output/tree/write-tree";
import { contentOf } from "../../../support/folder-content";
import { indexedTree } from "../../../support/indexed-tree";
import { temporaryFolder } from "../../../support/temporary-folder";
import { failureOf } from "./failure-of";

/** The system's own would ask for the real user, who stays root when root becomes somebody else for a while. */
jest.mock("node:fs", () => {
  const real = jest.requireActual<typeof import("node:fs")>("node:fs");
  const accessSync = (path: string) => {
    if ((real.statSync(path).mode & 0o200) === 0)
      throw Object.assign(new Error("EACCES"), { code: "EACCES", syscall: "access", path });
  };
  return { ...real, accessSync };
});

const nobody = 65534;
const isRoot = process.geteuid?.() === 0;

/** Root may do everything, so it has to become somebody else. */
function asNobody<T>(run: () => T): T {
  if (isRoot) process.seteuid?.(nobody);
  try {
    return run();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

const old = indexedTree({ "clusters/rome/a.yaml": "a", "clusters/rome/in/b.yaml": "b" });
const next = indexedTree({ "clusters/rome/a.yaml": "A", "clusters/turin/c.yaml": "c" });

function writtenByNobody(): string {
  const folder = temporaryFolder(Object.fromEntries(old));
  for (const path of [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })])
    if (isRoot) chownSync(join(folder, path), nobody, nobody);
  return folder;
}

test.each(["clusters/rome/in", "clusters/rome", "clusters"])(
  "a folder that may not be written to is told before anything is changed: %s",
  (path) => {
    const folder = writtenByNobody();
    chmodSync(join(folder, path), 0o555);
    const { message, help } = asNobody(() => failureOf(() => writeTree(folder, next)));
    expect(message).toBe(`cannot write to ${folder}/${path}: permission denied`);
    expect(help).toContain("nothing was changed");
    expect(contentOf(folder)).toEqual(Object.fromEntries(old));
    chmodSync(join(folder, path), 0o755);
    asNobody(() => writeTree(folder, next));
    expect(contentOf(folder)).toEqual(Object.fromEntries(next));
  },
);

test("an output folder that may only be read is compared, and written when nothing changes", () => {
  const folder = writtenByNobody();
  chmodSync(folder, 0o555);
  asNobody(() => {
    expect(compareTree(folder, next).written).toContain("clusters/turin/c.yaml");
    expect(writeTree(folder, old).unchanged).toBe(old.size);
    expect(failureOf(() => writeTree(folder, next)).message).toBe(
      `cannot make the folder ${folder}/.peerage: permission denied`,
    );
  });
});

test("a file that may not be read is told", () => {
  const folder = writtenByNobody();
  chmodSync(join(folder, "clusters/rome/a.yaml"), 0);
  const { message } = asNobody(() => failureOf(() => compareTree(folder, next)));
  expect(message).toBe(`cannot open ${folder}/clusters/rome/a.yaml: permission denied`);
});
