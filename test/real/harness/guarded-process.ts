import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";

const guardian = join(__dirname, "guardian.sh");

/** What to run, and where its output goes. */
export interface Command {
  readonly name: string;
  readonly path: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** A file that is appended to. */
  readonly log: string;
}

/** A process that ends with the test which started it, even when that is killed. */
export class GuardedProcess {
  readonly name: string;
  readonly log: string;
  readonly #process: ChildProcess;
  readonly #ended: Promise<void>;
  #status: string | undefined;

  constructor({ name, path, args, cwd, log }: Command) {
    this.name = name;
    this.log = log;
    const output = openSync(log, "a");
    this.#process = spawn("sh", [guardian, path, ...args], {
      cwd,
      env: { PATH: process.env.PATH, HOME: cwd },
      detached: true,
      stdio: ["pipe", output, output],
    });
    closeSync(output);
    this.#ended = new Promise((resolve) => {
      this.#process.once("error", (error) => resolve(this.#end(error.message)));
      this.#process.once("exit", (code, signal) => resolve(this.#end(`exit code ${code ?? signal}`)));
    });
  }

  /** Why it runs no longer, with its last words; undefined while it runs. */
  get end(): string | undefined {
    return this.#status && `${this.name} ended with ${this.#status}; ${this.log} says:\n${this.lastLines(10)}`;
  }

  lastLines(count: number): string {
    return readFileSync(this.log, "utf8").trimEnd().split("\n").slice(-count).join("\n");
  }

  /** Ends it at once: what it holds is thrown away, so it need not be asked kindly. */
  async stop(): Promise<void> {
    this.#process.stdin?.destroy();
    await this.#ended;
  }

  #end(status: string): void {
    this.#status = status;
  }
}
