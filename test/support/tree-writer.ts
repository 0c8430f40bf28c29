import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const started: ChildProcess[] = [];

afterAll(() => {
  for (const each of started) each.kill("SIGKILL");
});

/** A process that writes trees, killed after the tests of the file that started it; see write-trees.mjs for its jobs. */
export class TreeWriter {
  readonly #process: ChildProcess;
  readonly #answers: AsyncIterator<string>;

  constructor(trees: string) {
    this.#process = spawn(process.execPath, [join(__dirname, "write-trees.mjs"), trees], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    started.push(this.#process);
    const { stdout } = this.#process;
    if (stdout === null) throw new Error("the process has no output");
    this.#answers = createInterface({ input: stdout })[Symbol.asyncIterator]();
  }

  /** Gives it a job, and waits for the answer. */
  async ask(job: object): Promise<string> {
    this.#process.stdin?.write(`${JSON.stringify(job)}\n`);
    const { value, done } = await this.#answers.next();
    return done === true ? "ended" : value;
  }

  /** Ends it without a warning. */
  async kill(): Promise<void> {
    this.#process.kill("SIGKILL");
    await once(this.#process, "exit");
  }
}
