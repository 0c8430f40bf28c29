const width = 120;

/** JSON with sorted keys: what fits is one line, so that a small change is a small diff and a large schema no large file. */
export function printJson(value) {
  return `${printed(value, "", 0)}\n`;
}

function printed(value, indent, used) {
  const line = oneLine(value);
  if (indent.length + used + line.length <= width || typeof value !== "object" || value === null) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => inner + printed(item, inner, 1))
    : sorted(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return inner + name + printed(item, inner, name.length + 1);
      });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}

function oneLine(value) {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = sorted(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

function sorted(value) {
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}
