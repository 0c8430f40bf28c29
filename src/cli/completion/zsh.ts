import type { CompletionFlag, CompletionWord } from "./verbs";

/** A completion script for zsh. */
export function zshScript(verbs: readonly CompletionWord[]): string {
  return `#compdef peerage
# zsh completion for peerage; put it as _peerage into a folder of $fpath
_peerage() {
  if (( CURRENT == 2 )); then
    local -a verbs=(
${verbs.map(({ name, description }) => `      '${name}:${quoted(description)}'`).join("\n")}
    )
    _describe 'command' verbs
    return
  fi
  case "$words[2]" in
${verbs.map(verbCase).join("\n")}
  esac
}
compdef _peerage peerage
`;
}

function verbCase({ name, flags, choices }: CompletionWord): string {
  const specs = flags.flatMap(flagSpecs);
  if (choices.length > 0) specs.push(`'2:value:(${choices.join(" ")})'`);
  return `    ${name}) _arguments ${specs.join(" ")} '--help[print help]' ;;`;
}

function flagSpecs({ long, short, description, value }: CompletionFlag): readonly string[] {
  const tail = value === undefined ? "" : `:value:${value === "folder" ? "_files -/" : `(${value.choices.join(" ")})`}`;
  return [long, short].flatMap((flag) => (flag === undefined ? [] : [`'${flag}[${quoted(description)}]${tail}'`]));
}

function quoted(text: string): string {
  return text.replaceAll("'", "").replaceAll(":", "\\:").replaceAll("[", "(").replaceAll("]", ")");
}
