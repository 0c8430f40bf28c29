import { recover } from "../../../../src/output/tree/recover";
import type { TreeFailure } from "../../../../src/output/tree/tree-failure";
import { writeTree } from "../../../../src/output/tree/write-tree";
import { contentOf } from "../../../support/folder-content";
import { indexedTree } from "../../../support/indexed-tree";
import { temporaryFolder } from "../../../support/temporary-folder";
import { endLockHolder } from "./end-lock-holder";
import { failureOf } from "./failure-of";
import { during, type Fault } from "./faulty-disk";

jest.mock("node:fs", () => jest.requireActual("./faulty-disk").faultyFs(jest.requireActual("node:fs")));

const old = indexedTree({ "README.md": "read", "clusters/rome/in/a.yaml": "a", "clusters/turin/b.yaml": "b" });
const next = indexedTree({ "README.md": "reread", "clusters/rome/in/c.yaml": "c", "clusters/milan/b.yaml": "b" });

function written(): string {
  const folder = temporaryFolder();
  writeTree(folder, old);
  return folder;
}

const steps = during(
  () => undefined,
  () => writeTree(written(), next),
).steps;
const places = Array.from({ length: steps }, (_, place) => place + 1);

/** How a run with a fault ended. */
function run(folder: string, fault: Fault): TreeFailure | "fine" {
  try {
    during(fault, () => writeTree(folder, next));
    return "fine";
  } catch (error) {
    return failureOf(() => {
      throw error;
    });
  }
}

/** A full disk refuses files and folders, and lets one rename and remove. */
function fullFrom(place: number): Fault {
  return (step, change) =>
    step >= place && (change === "writeFileSync" || change === "mkdirSync") ? { code: "ENOSPC" } : undefined;
}

test("a disk that is full while new files are staged: the old tree stands, and nothing is left behind", () => {
  const ends = places.map((place) => {
    const folder = written();
    const end = run(folder, fullFrom(place));
    if (end === "fine" || end.help?.includes("goes on") === true) return "committed";
    expect(end.message).toMatch(/^cannot (write|open|make the folder) \S+: the disk is full$/);
    expect(end.message).toContain(folder);
    expect(end.help).toBe("make room on the disk, then run again; nothing was changed");
    expect(contentOf(folder)).toEqual(Object.fromEntries(old));
    return "undone";
  });
  expect(ends.filter((end) => end === "undone").length).toBeGreaterThan(next.size);
});

test("the file that there was no room for is named as it would have been", () => {
  const folder = written();
  const end = run(folder, (_, change) => (change === "writeFileSync" ? { code: "ENOSPC" } : undefined));
  expect(end).toMatchObject({ message: `cannot open ${folder}/.peerage: the disk is full` });
  let files = 0;
  const second = run(folder, (_, change) => {
    files += Number(change === "writeFileSync");
    return files === 2 ? { code: "ENOSPC" } : undefined;
  });
  expect(second).toMatchObject({ message: `cannot write ${folder}/README.md: the disk is full` });
});

test("a disk that is full when files are put in place: the next run goes on", () => {
  for (const place of places) {
    const folder = written();
    const end = run(folder, fullFrom(place));
    if (end === "fine" || end.help?.includes("nothing was changed") === true) continue;
    expect(end.help).toBe("make room on the disk, then run again; the next run goes on from there");
    expect(recover(folder)).toBe("finished");
    expect(contentOf(folder)).toEqual(Object.fromEntries(next));
  }
});

test.each(["EACCES", "EIO", "EROFS"])(
  "one step that ends with %s, wherever it is: a failure in words, and a whole tree",
  (code) => {
    for (const place of places) {
      const folder = written();
      const end = run(folder, (step) => (step === place ? { code } : undefined));
      if (end !== "fine")
        expect(end.message).toMatch(/^cannot .+: (permission denied|the disk reports|the file system)/);
      endLockHolder(folder);
      recover(folder);
      const isNew = end === "fine" || end.help?.includes("goes on") === true;
      expect(contentOf(folder)).toEqual(Object.fromEntries(isNew ? next : old));
    }
  },
);
