/** Where we work in the output folder; nothing of a tree may be there. */
export const workName = ".peerage";

/** Nearly every path there is; looking at it piece by piece took a tenth of a run. */
const plain = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** What keeps a path from being one below the output folder, in words; undefined when nothing does. */
export function flawOfPath(path: string): string | undefined {
  if (plain.test(path)) return undefined;
  if (path === "") return "is empty";
  if (path.includes("\0")) return "has a NUL character";
  if (path.includes("\\")) return "has a backslash";
  if (path.startsWith("/") || /^[a-z]:/i.test(path)) return "is absolute";
  const segments = path.split("/");
  if (segments.includes("")) return "has an empty segment";
  if (segments.includes("..")) return 'has a ".." segment';
  if (segments.includes(".")) return 'has a "." segment';
  return segments[0]?.toLowerCase() === workName ? `is below ${workName}, where nothing is kept` : undefined;
}

/** What keeps a name from being that of a folder, in words; undefined when nothing does. */
export function flawOfName(name: string): string | undefined {
  return name.includes("/") ? "has a slash" : flawOfPath(name);
}

/** The folder that a path is in; "" is the output folder. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
