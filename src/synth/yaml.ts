/** Keys that a reader looks for first; the others follow by the alphabet. */
const first = new Map(
  ["apiVersion", "kind", "metadata", "name", "namespace", "labels", "annotations"].map((key, index) => [key, index]),
);

/** Plain data as YAML that every reader takes for the same: keys in one order, no anchors, and quotes wherever YAML 1.1 would see something else than text. */
export function toYaml(value: object): string {
  return mapping(value as Record<string, unknown>, "");
}

function mapping(value: Readonly<Record<string, unknown>>, indent: string): string {
  let text = "";
  for (const key of keysOf(value)) text += `${indent}${scalar(key)}:${following(value[key], indent)}`;
  return text;
}

/** What comes after a key's colon. */
function following(value: unknown, indent: string): string {
  if (Array.isArray(value)) return value.length === 0 ? " []\n" : `\n${list(value, `${indent}  `)}`;
  if (!isMapping(value)) return ` ${scalar(value)}\n`;
  return keysOf(value).length === 0 ? " {}\n" : `\n${mapping(value, `${indent}  `)}`;
}

function list(items: readonly unknown[], indent: string): string {
  return items.map((item) => `${indent}-${entry(item, indent)}`).join("");
}

/** What comes after a dash: a mapping begins on the same line. */
function entry(item: unknown, indent: string): string {
  if (!isMapping(item) || keysOf(item).length === 0) return following(item, indent);
  return ` ${mapping(item, `${indent}  `).trimStart()}`;
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Keys that have a value, in the order in which they are written. */
function keysOf(value: Readonly<Record<string, unknown>>): readonly string[] {
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  return keys.length < 2 ? keys : keys.sort(inOrder);
}

function inOrder(a: string, b: string): number {
  const rank = (first.get(a) ?? first.size) - (first.get(b) ?? first.size);
  if (rank !== 0) return rank;
  return a < b ? -1 : 1;
}

/** Text that is text in YAML 1.1 and 1.2 without quotes: words, paths, URLs, addresses, quantities with a unit. */
const plain =
  /^(?:[A-Za-z/][\w./-]*(?::\/\/[\w.:/-]*\w|:\w[\w./-]*)?|\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?|\d+(?:[KMGTPE]i|[mkMGTP]))$/;
const wordsOfYaml = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

function scalar(value: unknown): string {
  if (typeof value !== "string") return JSON.stringify(value);
  return plain.test(value) && !wordsOfYaml.test(value) ? value : quoted(value);
}

/** JSON's quotes, and the few characters that JSON leaves bare but YAML does not. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
