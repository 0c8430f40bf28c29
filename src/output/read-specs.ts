import { lstatSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import type { Specs } from "../compile";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { problem } from "../diagnostics/problem";
import type { SourceFile } from "../diagnostics/source";
import { lockFileName } from "../spec/lock-file";
import { caFilesIn } from "./ca-files";
import { codeOf, reasonOf } from "./file-errors";
import { leaves } from "./leaves";
import { readText } from "./read-text";
import { secretFilesIn } from "./secret-files";

/** Reads a spec folder: every *.yaml and *.yml below it, the lock file, and on demand the caFiles that specs name and the Secrets that peerings need. */
export function readSpecs(folder: string): Specs {
  const beside = { caFiles: caFilesIn(folder), secretFiles: secretFilesIn(folder) };
  const at = placeOf(shown(folder));
  const empty = (why: Diagnostic): Specs => ({ sources: [], lock: undefined, ...beside, problems: [why] });
  const kind = kindOf(folder);
  if (typeof kind === "object")
    return empty(problem("unreadable-file", at, { file: shown(folder), reason: kind.reason }));
  if (kind !== "a folder") return empty(problem("no-specs", at, { folder, what: kind }));
  const reading = new Reading(folder);
  reading.walk("");
  const lock = reading.readLock();
  const { sources, problems } = reading;
  if (sources.length + problems.length === 0)
    return { ...empty(problem("no-specs", at, { folder, what: "empty" })), lock };
  return { sources, lock, ...beside, problems };
}

/** What the name of a spec folder leads to; the way to it may be barred. */
function kindOf(folder: string): "missing" | "a file" | "a folder" | { readonly reason: string } {
  try {
    const stat = statOf(folder);
    if (stat === undefined) return "missing";
    return stat.isDirectory() ? "a folder" : "a file";
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

class Reading {
  readonly sources: SourceFile[] = [];
  readonly problems: Diagnostic[] = [];
  readonly #folder: string;
  readonly #root: string;
  /** Real paths of the folders that are being walked. */
  readonly #open: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
    this.#root = realpathSync(folder);
  }

  walk(inner: string): void {
    const path = join(this.#folder, inner);
    const real = realpathSync(path);
    if (this.#open.includes(real))
      return void this.problems.push(problem("link-loop", placeOf(shown(path)), { file: shown(path) }));
    this.#open.push(real);
    for (const name of this.#entriesOf(path)) {
      if (name.startsWith(".") || (inner === "" && (name === "secrets" || name === lockFileName))) continue;
      this.#visit(join(inner, name));
    }
    this.#open.pop();
  }

  readLock(): SourceFile | undefined {
    const path = join(this.#folder, lockFileName);
    return lstatOf(path) === undefined || !this.#isInside(path) ? undefined : this.#read(path);
  }

  #entriesOf(path: string): readonly string[] {
    try {
      return readdirSync(path).sort();
    } catch (error) {
      this.#unreadable(path, error);
      return [];
    }
  }

  #visit(inner: string): void {
    const path = join(this.#folder, inner);
    if (!this.#isInside(path)) return;
    if (statOf(path)?.isDirectory() === true) this.walk(inner);
    else if (isYaml(inner)) {
      const source = this.#read(path);
      if (source !== undefined) this.sources.push(source);
    }
  }

  /** Whether what a name leads to is in the spec folder; links that lead elsewhere are reported. */
  #isInside(path: string): boolean {
    try {
      const isInside = !leaves(this.#root, realpathSync(path));
      if (!isInside && isSpec(path))
        this.problems.push(problem("link-outside", placeOf(shown(path)), { file: shown(path) }));
      return isInside;
    } catch (error) {
      if (codeOf(error) === "ELOOP")
        this.problems.push(problem("link-loop", placeOf(shown(path)), { file: shown(path) }));
      else if (isYaml(path)) this.#unreadable(path, error);
      return false;
    }
  }

  #read(path: string): SourceFile | undefined {
    const result = readText(path, shown(path));
    if ("problem" in result) this.problems.push(result.problem);
    return "text" in result ? { path: shown(path), text: result.text } : undefined;
  }

  #unreadable(path: string, error: unknown): void {
    this.problems.push(
      problem("unreadable-file", placeOf(shown(path)), { file: shown(path), reason: reasonOf(error) }),
    );
  }
}

/** Whether a name would be read: other files may lead wherever they like. */
function isSpec(path: string): boolean {
  return isYaml(path) || statOf(path)?.isDirectory() === true;
}

function isYaml(path: string): boolean {
  return /\.ya?ml$/.test(path);
}

function statOf(path: string) {
  return statSync(path, { throwIfNoEntry: false });
}

function lstatOf(path: string) {
  return lstatSync(path, { throwIfNoEntry: false });
}

function shown(path: string): string {
  return path.split(sep).join("/");
}

function placeOf(file: string) {
  return { file, start: 0, end: 0 };
}
