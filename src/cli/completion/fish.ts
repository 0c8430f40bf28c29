import type { CompletionFlag, CompletionWord } from "./verbs";

/** A completion script for fish. */
export function fishScript(verbs: readonly CompletionWord[]): string {
  const lines = verbs.flatMap((verb) => [
    `${before(verb.name, verbs)} -a ${verb.name.split(" ").at(-1)} -d '${quoted(verb.description)}'`,
    ...verb.flags.map((flag) => flagLine(verb.name, flag)),
    ...(verb.choices.length === 0 || verb.isGroup ? [] : [`${after(verb.name)} -a '${verb.choices.join(" ")}'`]),
  ]);
  return `# fish completion for peerage; load it with: peerage completion fish | source\ncomplete -c peerage -f\n${lines.join("\n")}\n`;
}

function flagLine(verb: string, { long, short, description, value }: CompletionFlag): string {
  const name = `-l ${long.replace(/^--/, "")}${short === undefined ? "" : ` -s ${short.replace(/^-/, "")}`}`;
  const choices = typeof value === "object" ? ` -x -a '${value.choices.join(" ")}'` : "";
  const folder = value === "folder" ? " -x -a '(__fish_complete_directories)'" : "";
  return `${after(verb)} ${name} -d '${quoted(description)}'${choices}${folder}`;
}

function after(verb: string): string {
  const seen = verb.split(" ").map((word) => `__fish_seen_subcommand_from ${word}`);
  return `complete -c peerage -n '${seen.join("; and ")}'`;
}

/** Where a verb itself may be written: first, or behind its group as long as none of the group's commands is there. */
function before(verb: string, verbs: readonly CompletionWord[]): string {
  const group = verbs.find(({ name, isGroup }) => isGroup && verb.startsWith(`${name} `));
  if (group === undefined) return "complete -c peerage -n __fish_use_subcommand";
  const { name, choices } = group;
  const none = `not __fish_seen_subcommand_from ${choices.join(" ")}`;
  return `complete -c peerage -n '__fish_seen_subcommand_from ${name}; and ${none}'`;
}

function quoted(text: string): string {
  return text.replaceAll("'", "\\'");
}
