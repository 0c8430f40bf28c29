import { z } from "zod";
import type { Checked, Place } from "../diagnostics/diagnostic";
import { problem } from "../diagnostics/problem";
import type { SourceFile } from "../diagnostics/source";
import { emptyLock, type Lock } from "../model/lock";
import { parseYaml, type YamlDocument } from "./parse-yaml";
import { apiVersion } from "./schema";

/** The name of the lock file, in the spec folder. */
export const lockFileName = "peerage.lock.yaml";

const pair = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/);

const schema = z.strictObject({
  apiVersion: z.literal(apiVersion),
  kind: z.literal("Lock"),
  nodePorts: z.record(pair, z.number().int().min(1).max(65535)).optional(),
  publicKeys: z.record(pair, z.string().regex(/^[A-Za-z0-9+/]{43}=$/)).optional(),
});

/** A lock that was read, and the document it was read from. */
export interface LockFile {
  readonly lock: Lock;
  readonly document: YamlDocument | undefined;
}

/** Reads the lock file; a damaged one gives a problem for each thing that is wrong with it. */
export function parseLock(source: SourceFile | undefined): Checked<LockFile> {
  if (source === undefined) return [{ lock: emptyLock, document: undefined }, []];
  const damaged = (what: string, at: Place) => problem("lock-damaged", at, { what, file: source.path });
  if (source.text.trim() === "")
    return [
      { lock: emptyLock, document: undefined },
      [damaged("it is empty", { file: source.path, start: 0, end: 0 })],
    ];
  const [[document], problems] = parseYaml(source);
  if (document === undefined || problems.length > 0) return [{ lock: emptyLock, document }, problems];
  const parsed = schema.safeParse(document.value);
  if (parsed.success) {
    const { nodePorts = {}, publicKeys = {} } = parsed.data;
    const lock = { nodePorts: new Map(Object.entries(nodePorts)), publicKeys: new Map(Object.entries(publicKeys)) };
    return [{ lock, document }, []];
  }
  const damage = parsed.error.issues
    .flatMap(damagesOf)
    .map(({ path, part, what }) => damaged(what, { file: document.file, document: document.index, path, part }));
  return [{ lock: emptyLock, document }, damage];
}

interface Damage {
  readonly path: readonly (string | number)[];
  readonly part: "key" | "value";
  readonly what: string;
}

function damagesOf(issue: z.core.$ZodIssue): readonly Damage[] {
  const path = issue.path as (string | number)[];
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ path: [...path, key], part: "key", what: `"${key}" does not belong there` }));
  if (issue.code === "invalid_key") return [{ path, part: "key", what: `"${path.at(-1)}" is no pair of clusters` }];
  return [
    {
      path,
      part: "value",
      what: path.length === 0 ? "it is not what synth writes" : `"${path.join(".")}" is not what synth writes`,
    },
  ];
}

/** The lock file's text: sorted, one line per entry, so that git can merge it. */
export function printLock({ nodePorts, publicKeys }: Lock): string {
  const head = [
    "# Written by `peerage synth`; commit it. What must not change between runs: gateway ports and public keys.",
    `apiVersion: ${apiVersion}`,
    "kind: Lock",
  ];
  return [...head, ...section("nodePorts", nodePorts), ...section("publicKeys", publicKeys), ""].join("\n");
}

function section(name: string, entries: ReadonlyMap<string, string | number>): readonly string[] {
  if (entries.size === 0) return [];
  const lines = [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => `  ${key}: ${value}`);
  return [`${name}:`, ...lines];
}
