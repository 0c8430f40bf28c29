import type { ClusterIndex, TreeIndex } from "../model/tree-index";

/** An index as text: one line for each thing that it lists, so that a diff shows what changed and git can merge it. */
export function printIndex(index: TreeIndex | ClusterIndex): string {
  const fields = Object.entries(index).map(([key, value]) => `  ${JSON.stringify(key)}: ${field(value)}`);
  return `{\n${fields.join(",\n")}\n}\n`;
}

function field(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(",\n")}\n  ]`;
}
