import { codeOf, reasonOf } from "../file-errors";
import { type OutFolder, shownAt } from "./out-folder";
import { TreeFailure } from "./tree-failure";

/** What a failed step leaves behind. */
export const nothingChanged = "nothing was changed";
export const toBeContinued = "the next run goes on from there";

/** Takes a step; what the system has against it is told in words. */
export function inWords<T>(out: OutFolder, after: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw isSystemError(error) ? failureOf(out, after, error) : error;
  }
}

/** Whether the system refused a step; everything else is a failure with words of its own, or a bug. */
export function isSystemError(error: unknown): error is object {
  return /^E(?!RR_)/.test(codeOf(error));
}

/** The next step of somebody to whom the system refused something. */
export function remedyOf(error: unknown, after: string): string {
  return `${remedies[codeOf(error)] ?? "repair it, or choose another folder with --out"}, then run again; ${after}`;
}

const remedies: Readonly<Record<string, string>> = {
  ENOSPC: "make room on the disk",
  EDQUOT: "make room on the disk",
  EACCES: "give yourself the right to write there, or choose another folder with --out",
  EPERM: "give yourself the right to write there, or choose another folder with --out",
  EROFS: "choose a folder on another file system with --out",
  ENOTDIR: "move the file away, or choose another folder with --out",
};

const verbs: Readonly<Record<string, string>> = {
  mkdir: "make the folder",
  rename: "put in place",
  unlink: "remove",
  rmdir: "remove",
  write: "write",
  access: "write to",
};

function failureOf(out: OutFolder, after: string, error: object): TreeFailure {
  const { path, dest, syscall } = error as {
    readonly path?: string;
    readonly dest?: string;
    readonly syscall?: string;
  };
  const message = `cannot ${verbs[syscall ?? ""] ?? "open"} ${shownAt(out, dest ?? path)}: ${reasonOf(error)}`;
  return new TreeFailure(message, { help: remedyOf(error, after), cause: error });
}
