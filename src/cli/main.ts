#!/usr/bin/env node
import { CommanderError } from "commander";
import { safe } from "../diagnostics/render/safe";
import { packageVersion } from "../output/package-root";
import { today } from "../output/today";
import { TreeFailure } from "../output/tree/tree-failure";
import type { Context, ExitCode } from "./context";
import { Failure } from "./failure";
import { program } from "./program";

/** Runs the command line: arguments in, exit code out. */
export async function main(args: readonly string[], context: Context): Promise<ExitCode> {
  let code: ExitCode = 0;
  try {
    await program(context, (result) => {
      code = result;
    }).parseAsync(args.length === 0 ? ["--help"] : args, { from: "user" });
    return code;
  } catch (error) {
    return trouble(error, context);
  }
}

function trouble(error: unknown, context: Context): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Failure || error instanceof TreeFailure) {
    context.stderr(
      `peerage: ${safe(error.message)}\n${error.help === undefined ? "" : `  = help: ${safe(error.help)}\n`}`,
    );
    return 2;
  }
  const stack = error instanceof Error ? error.stack : String(error);
  context.stderr(
    `peerage ${packageVersion()} on Node ${process.version} met a bug of its own. Please report it with these lines:\n${stack}\n`,
  );
  return 70;
}

function worldContext(): Context {
  const { env, stderr, stdout } = process;
  return {
    cwd: process.cwd(),
    stdout: (text) => void stdout.write(text),
    stderr: (text) => void stderr.write(text),
    colour: stderr.isTTY === true && (env.NO_COLOR ?? "") === "" && env.TERM !== "dumb",
    today: today(),
    cdk8sOutdir: env.CDK8S_OUTDIR,
  };
}

if (require.main === module) {
  // A reader that went away (`peerage schema | head`) is no error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  void main(process.argv.slice(2), worldContext()).then((code) => {
    process.exitCode = code;
  });
}
