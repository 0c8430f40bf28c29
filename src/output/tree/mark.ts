/** How the first line of every text file of ours begins, after the sign for a comment. */
export const mark = "Made by peerage";

const opening = new RegExp(`^(# |<!-- )${mark}`);

/** Whether a file says of itself that it is ours. */
export function isMarked(path: string, text: string): boolean {
  return path.endsWith(".json") ? isOurJson(text) : opening.test(text);
}

function isOurJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "apiVersion" in value && isOurs(value.apiVersion);
  } catch {
    return false;
  }
}

function isOurs(apiVersion: unknown): boolean {
  return typeof apiVersion === "string" && apiVersion.startsWith("peerage.dev/");
}
