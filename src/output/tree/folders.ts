import { lstatSync, mkdirSync, rmdirSync } from "node:fs";
import { type OutFolder, shown } from "./out-folder";
import { parentOf } from "./safe-path";
import { absentOrFull, tolerate } from "./tolerate";
import { TreeFailure } from "./tree-failure";

/** The folders below the output folder, each looked at once, and none entered through a link. */
export class Folders {
  readonly #out: OutFolder;
  readonly #isNoObstacle: (path: string) => boolean;
  readonly #known = new Map<string, boolean>([["", true]]);

  /** A file or link that is no obstacle, because it will leave, counts as no folder; every other is refused. */
  constructor(out: OutFolder, isNoObstacle: (path: string) => boolean = () => false) {
    this.#out = out;
    this.#isNoObstacle = isNoObstacle;
  }

  /** Whether there is such a folder. A link or a file in its place, or on the way to it, is refused. */
  has(folder: string): boolean {
    const known = this.#known.get(folder);
    if (known !== undefined) return known;
    const found = this.has(parentOf(folder)) && this.#look(folder);
    this.#known.set(folder, found);
    return found;
  }

  /** Makes a folder, and those that it is in. */
  make(folder: string): void {
    if (this.has(folder)) return;
    this.make(parentOf(folder));
    mkdirSync(`${this.#out.root}/${folder}`, { mode: 0o755 });
    this.#known.set(folder, true);
  }

  /** Removes a folder when nothing is in it. */
  removeIfEmpty(folder: string): void {
    if (!this.has(folder)) return;
    const isGone = tolerate(absentOrFull, () => rmdirSync(`${this.#out.root}/${folder}`));
    if (isGone) this.#known.set(folder, false);
  }

  #look(folder: string): boolean {
    const stat = lstatSync(`${this.#out.root}/${folder}`, { throwIfNoEntry: false });
    if (stat === undefined) return false;
    if (stat.isDirectory()) return true;
    if (this.#isNoObstacle(folder)) return false;
    const what = stat.isSymbolicLink() ? "a link, and links are not followed there" : "a file where a folder should be";
    throw new TreeFailure(`${shown(this.#out, folder)} is ${what}`, {
      help: "move it away, or choose another folder with --out",
    });
  }
}
