import { stringify } from "yaml";

/** Data for programs: JSON, or YAML that also a YAML 1.1 reader understands. */
export function print(data: unknown, output: "json" | "yaml"): string {
  if (output === "json") return `${JSON.stringify(data, null, 2)}\n`;
  return stringify(data, { version: "1.1", lineWidth: 0, aliasDuplicateObjects: false });
}
