import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { Run } from "../../support/peerage";

/** Where a command runs, and what it reads. */
export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** Runs a command to its end, with nothing of the caller's environment but PATH. */
export async function run(path: string, args: readonly string[], { cwd, env, input }: RunOptions): Promise<Run> {
  const child = spawn(path, args, { cwd, env: { PATH: process.env.PATH, ...env } });
  const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
  child.stdin.on("error", () => {}); // it may end before it has read everything
  child.stdin.end(input);
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}
