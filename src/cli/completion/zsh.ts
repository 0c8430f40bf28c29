import { type CompletionFlag, type CompletionWord, firstWords } from "./verbs";

/** A completion script for zsh. */
export function zshScript(verbs: readonly CompletionWord[]): string {
  const groups = verbs.filter(({ isGroup }) => isGroup).map(({ name }) => name);
  return `#compdef peerage
# zsh completion for peerage; put it as _peerage into a folder of $fpath
_peerage() {
  if (( CURRENT == 2 )); then
    local -a verbs=(
${firstWords(verbs)
  .map(({ name, description }) => `      '${name}:${quoted(description)}'`)
  .join("\n")}
    )
    _describe 'command' verbs
    return
  fi
  local verb="$words[2]"
  case "$verb" in
    ${groups.join("|")}) (( CURRENT > 3 )) && verb="$verb $words[3]" ;;
  esac
  case "$verb" in
${verbs.map(verbCase).join("\n")}
  esac
}
compdef _peerage peerage
`;
}

function verbCase({ name, flags, choices }: CompletionWord): string {
  const specs = flags.flatMap(flagSpecs);
  if (choices.length > 0) specs.push(`'2:value:(${choices.join(" ")})'`);
  return `    '${name}') _arguments ${specs.join(" ")} '--help[print help]' ;;`;
}

function flagSpecs({ long, short, description, value }: CompletionFlag): readonly string[] {
  const tail = value === undefined ? "" : `:value:${value === "folder" ? "_files -/" : `(${value.choices.join(" ")})`}`;
  return [long, short].flatMap((flag) => (flag === undefined ? [] : [`'${flag}[${quoted(description)}]${tail}'`]));
}

function quoted(text: string): string {
  return text.replaceAll("'", "").replaceAll(":", "\\:").replaceAll("[", "(").replaceAll("]", ")");
}
