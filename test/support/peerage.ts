import { spawnSync } from "node:child_process";
import { join } from "node:path";

const binary = join(__dirname, "..", "..", "lib", "src", "cli", "main.js");

/** What a run of the command gave. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command as a process, in a folder, with a fixed day and nothing of the caller's environment but PATH. */
export function peerage(cwd: string, ...args: readonly string[]): Run {
  const env = { PATH: process.env.PATH, SOURCE_DATE_EPOCH: String(Date.UTC(2026, 5, 1) / 1000) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [binary, ...args], { cwd, env, encoding: "utf8" });
  return { code: status, stdout, stderr };
}
