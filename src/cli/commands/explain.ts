import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Code, catalog, entryOf, isCode } from "../../diagnostics/catalog";
import { safe } from "../../diagnostics/render/safe";
import { didYouMean } from "../../diagnostics/suggest";
import { packageRoot } from "../../output/package-root";
import type { Context, ExitCode } from "../context";
import { Failure } from "../failure";
import { print } from "../print";

/** Prints the page of a diagnostic, or the list of all. */
export function explain(
  context: Context,
  code: string | undefined,
  { output }: { readonly output: "text" | "json" | "yaml" },
): ExitCode {
  if (code === undefined) return list(context, output);
  if (!isCode(code)) {
    throw new Failure(`there is no diagnostic "${safe(code)}"`, {
      help: didYouMean(code, Object.keys(catalog), "codes"),
    });
  }
  const page = readFileSync(join(packageRoot(), "docs", "diagnostics", `${code}.md`), "utf8");
  context.stdout(output === "text" ? page : print({ ...describe(code), page }, output));
  return 0;
}

function list(context: Context, output: "text" | "json" | "yaml"): ExitCode {
  const codes = (Object.keys(catalog) as Code[]).sort();
  const widest = Math.max(...codes.map((code) => code.length));
  const lines = codes.map(
    (code) => `${code.padEnd(widest)}  ${entryOf(code).severity.padEnd(7)}  ${entryOf(code).title}\n`,
  );
  context.stdout(output === "text" ? lines.join("") : print(codes.map(describe), output));
  return 0;
}

function describe(code: Code): object {
  const { severity, title, waivable = false, mirrorsLiqo = false } = entryOf(code);
  return { code, severity, title, waivable, mirrorsLiqo };
}
