import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmdirSync, unlinkSync, writeFileSync } from "node:fs";
import { Folders } from "./folders";
import { type OutFolder, shown } from "./out-folder";
import { hasEnded, type ProcessIdentity, parseIdentity, thisProcess } from "./process-identity";
import { lookAt, readOwnFile } from "./read-file";
import { workName } from "./safe-path";
import { absent, absentOrFull, quietly, tolerate } from "./tolerate";
import { TreeFailure } from "./tree-failure";
import { workFolderOf } from "./work-folder";

/**
 * Takes a step while no other process writes to the folder; waits for one that does, up to some milliseconds.
 *
 * The lock is a folder with one file, named like no other, that tells whose it is. It is made aside and put in place by a
 * rename, which the system refuses while a folder with something in it is there: of many processes one gets it. The lock of
 * a process that has ended is opened by removing that file. Who comes late to this finds no file of that name, and so
 * never removes the lock of who came early.
 */
export function withLock<T>(out: OutFolder, patience: number, step: () => T): T {
  const lock = new TreeLock(out);
  try {
    lock.take(patience);
    return step();
  } finally {
    lock.release();
  }
}

interface Holder {
  readonly token: string;
  /** Undefined when the lock does not tell. */
  readonly identity: ProcessIdentity | undefined;
}

const lockName = `${workName}/lock`;

class TreeLock {
  readonly #out: OutFolder;
  readonly #work: string;
  readonly #lock: string;
  readonly #token = randomUUID();

  constructor(out: OutFolder) {
    this.#out = out;
    this.#work = workFolderOf(out).path;
    this.#lock = workFolderOf(out).lock;
  }

  take(patience: number): void {
    const end = performance.now() + patience;
    for (;;) {
      const holder = this.#holder();
      if (holder !== undefined) this.#bear(holder, end);
      else if (this.#try()) return;
    }
  }

  /** Also after the lock was not given to us. What the system refuses here is left to the next run, which takes over the locks of the dead. */
  release(): void {
    quietly(() => this.#open(this.#token));
    quietly(() => rmdirSync(this.#work));
  }

  #holder(): Holder | undefined {
    if (!new Folders(this.#out).has(lockName)) return undefined;
    let token: string | undefined;
    tolerate(absent, () => {
      token = readdirSync(this.#lock)[0];
    });
    const json = token === undefined ? undefined : readOwnFile(this.#out, `${lockName}/${token}`);
    return token === undefined || json === undefined ? undefined : { token, identity: parseIdentity(json) };
  }

  #bear({ token, identity }: Holder, end: number): void {
    if (identity !== undefined && hasEnded(identity)) this.#open(token);
    else if (performance.now() < end) sleep(20);
    else throw this.#busy(identity);
  }

  /** Somebody who clears up may have emptied the lock while it was aside: one without our file is not ours. */
  #try(): boolean {
    tolerate(["EEXIST"], () => mkdirSync(this.#work, { mode: 0o755 }));
    const aside = `${this.#lock}.${this.#token}`;
    try {
      const isPut = tolerate(absentOrFull, () => {
        mkdirSync(aside, { mode: 0o755 });
        writeFileSync(`${aside}/${this.#token}`, JSON.stringify(thisProcess()), { mode: 0o644 });
        renameSync(aside, this.#lock);
      });
      return isPut && lookAt(`${this.#lock}/${this.#token}`) !== undefined;
    } finally {
      // Only where it was not put in place.
      quietly(() => unlinkSync(`${aside}/${this.#token}`));
      quietly(() => rmdirSync(aside));
    }
  }

  #open(token: string): void {
    tolerate(absent, () => unlinkSync(`${this.#lock}/${token}`));
    tolerate(absentOrFull, () => rmdirSync(this.#lock));
  }

  #busy(identity: ProcessIdentity | undefined): TreeFailure {
    const who = identity === undefined ? "another process" : `process ${identity.pid} on host "${identity.host}"`;
    return new TreeFailure(`${this.#out.shown} is being written by ${who}`, {
      help: `wait until it is done; if it does not run any more, remove ${shown(this.#out, lockName)}, then run again`,
    });
  }
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
