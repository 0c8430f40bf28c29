import { stringify } from "yaml";

/** Data as YAML that also a YAML 1.1 reader understands. */
export function toYaml(data: unknown): string {
  return stringify(data, { version: "1.1", lineWidth: 0, aliasDuplicateObjects: false });
}
