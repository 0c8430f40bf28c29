import { jsonSchema } from "../../spec/json-schema";
import type { Context, ExitCode } from "../context";
import { toYaml } from "../yaml-output";

/** Prints the JSON Schema of the spec language. */
export function schema(context: Context, { output }: { readonly output: "json" | "yaml" }): ExitCode {
  context.stdout(output === "yaml" ? toYaml(jsonSchema()) : `${JSON.stringify(jsonSchema(), null, 2)}\n`);
  return 0;
}
