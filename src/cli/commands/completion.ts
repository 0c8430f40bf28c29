import type { Command } from "commander";
import { catalog } from "../../diagnostics/catalog";
import { bashScript } from "../completion/bash";
import { fishScript } from "../completion/fish";
import { type CompletionWord, verbsOf } from "../completion/verbs";
import { zshScript } from "../completion/zsh";
import type { Context, ExitCode } from "../context";

export type Shell = "bash" | "zsh" | "fish";

const scripts: Readonly<Record<Shell, (verbs: readonly CompletionWord[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** Prints a completion script made from the commands themselves. */
export function completion(context: Context, root: Command, shell: Shell): ExitCode {
  context.stdout(scripts[shell](verbsOf(root, { explain: Object.keys(catalog).sort() })));
  return 0;
}
