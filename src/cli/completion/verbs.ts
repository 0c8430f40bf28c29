import type { Command } from "commander";

/** What a shell may offer after a verb. */
export interface CompletionWord {
  /** "validate"; "keys generate" for a command of a command. */
  readonly name: string;
  readonly description: string;
  readonly flags: readonly CompletionFlag[];
  /** Choices of its argument, or its own commands. */
  readonly choices: readonly string[];
  /** Whether the choices are commands, with flags of their own. */
  readonly isGroup: boolean;
}

/** A flag, and what may follow it. */
export interface CompletionFlag {
  readonly long: string;
  readonly short: string | undefined;
  readonly description: string;
  /** Choices of its value; a folder where the value is one. */
  readonly value: { readonly choices: readonly string[] } | "folder" | undefined;
}

/** The verbs of the command line, with choices that only the program knows; a group's commands come after it. */
export function verbsOf(root: Command, known: Readonly<Record<string, readonly string[]>>): readonly CompletionWord[] {
  return root.commands.flatMap((command) => wordsOf(command, command.name(), known[command.name()]));
}

function wordsOf(command: Command, name: string, known?: readonly string[]): readonly CompletionWord[] {
  const isGroup = command.commands.length > 0;
  const inner = command.commands.map((each) => each.name());
  const choices = command.registeredArguments.flatMap((argument) => argument.argChoices ?? []);
  const word = {
    name,
    description: command.description(),
    flags: command.options.filter((option) => !option.hidden).map(flagOf),
    choices: known ?? (isGroup ? inner : choices),
    isGroup,
  };
  return [word, ...command.commands.flatMap((each) => wordsOf(each, `${name} ${each.name()}`))];
}

/** The verbs that may stand first. */
export function firstWords(verbs: readonly CompletionWord[]): readonly CompletionWord[] {
  return verbs.filter(({ name }) => !name.includes(" "));
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
