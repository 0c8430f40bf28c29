import { jsonSchema } from "../../spec/json-schema";
import type { Context, ExitCode } from "../context";
import { print } from "../print";

/** Prints the JSON Schema of the spec language. */
export function schema(context: Context, { output }: { readonly output: "json" | "yaml" }): ExitCode {
  context.stdout(print(jsonSchema(), output));
  return 0;
}
