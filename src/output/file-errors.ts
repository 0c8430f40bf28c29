const words: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  ENOENT: "it does not exist",
  ENOTDIR: "a folder on the way to it is a file",
  EISDIR: "it is a folder",
  ELOOP: "its links lead in a circle",
  ENOSPC: "the disk is full",
  EROFS: "the file system is read-only",
  EMFILE: "too many files are open",
  ENAMETOOLONG: "its name is too long",
  EIO: "the disk reports an error",
};

/** The system's code for what went wrong with a file. */
export function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/** What went wrong with a file, in words. */
export function reasonOf(error: unknown): string {
  return words[codeOf(error)] ?? (codeOf(error) || String(error));
}
