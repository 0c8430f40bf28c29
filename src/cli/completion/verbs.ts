import type { Command } from "commander";

/** What a shell may offer after a verb. */
export interface CompletionWord {
  readonly name: string;
  readonly description: string;
  readonly flags: readonly CompletionFlag[];
  /** Choices of its argument. */
  readonly choices: readonly string[];
}

/** A flag, and what may follow it. */
export interface CompletionFlag {
  readonly long: string;
  readonly short: string | undefined;
  readonly description: string;
  /** Choices of its value; a folder where the value is one. */
  readonly value: { readonly choices: readonly string[] } | "folder" | undefined;
}

/** The verbs of the command line, with choices that only the program knows. */
export function verbsOf(root: Command, known: Readonly<Record<string, readonly string[]>>): readonly CompletionWord[] {
  return root.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    flags: command.options.filter((option) => !option.hidden).map(flagOf),
    choices: known[command.name()] ?? command.registeredArguments.flatMap((argument) => argument.argChoices ?? []),
  }));
}

function flagOf(option: Command["options"][number]): CompletionFlag {
  const choices = option.argChoices;
  const folder = option.flags.includes("<folder>") ? ("folder" as const) : undefined;
  return {
    long: option.long ?? "",
    short: option.short,
    description: option.description,
    value: choices === undefined ? folder : { choices },
  };
}
