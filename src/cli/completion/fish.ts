import type { CompletionFlag, CompletionWord } from "./verbs";

/** A completion script for fish. */
export function fishScript(verbs: readonly CompletionWord[]): string {
  const lines = verbs.flatMap((verb) => [
    `complete -c peerage -n __fish_use_subcommand -a ${verb.name} -d '${quoted(verb.description)}'`,
    ...verb.flags.map((flag) => flagLine(verb.name, flag)),
    ...(verb.choices.length === 0 ? [] : [`${after(verb.name)} -a '${verb.choices.join(" ")}'`]),
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
  return `complete -c peerage -n '__fish_seen_subcommand_from ${verb}'`;
}

function quoted(text: string): string {
  return text.replaceAll("'", "\\'");
}
