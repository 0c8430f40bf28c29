import { type CompletionFlag, type CompletionWord, firstWords } from "./verbs";

/** A completion script for bash. */
export function bashScript(verbs: readonly CompletionWord[]): string {
  const first = firstWords(verbs)
    .map(({ name }) => name)
    .join(" ");
  const groups = verbs.filter(({ isGroup }) => isGroup).map(({ name }) => name);
  return `# bash completion for peerage; load it with: source <(peerage completion bash)
_peerage() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" verb="\${COMP_WORDS[1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${first} help --help --version" -- "$current"))
    return
  fi
  case "$verb" in
    ${groups.join("|")}) [ "$COMP_CWORD" -gt 2 ] && verb="$verb \${COMP_WORDS[2]}" ;;
  esac
  case "$verb" in
${verbs.map(verbCase).join("\n")}
    help) COMPREPLY=($(compgen -W "${first}" -- "$current")) ;;
  esac
}
complete -F _peerage peerage
`;
}

function verbCase({ name, flags, choices }: CompletionWord): string {
  const words = [...flags.map(({ long }) => long), "--help", ...choices].join(" ");
  const values = flags.filter(({ value }) => value !== undefined).map((flag) => `        ${valueCase(flag)}`);
  return [
    `    "${name}")`,
    '      case "$previous" in',
    ...values,
    `        *) COMPREPLY=($(compgen -W "${words}" -- "$current")) ;;`,
    "      esac ;;",
  ].join("\n");
}

function valueCase({ long, short, value }: CompletionFlag): string {
  const pattern = [short, long].filter((flag) => flag !== undefined).join("|");
  const source = typeof value === "object" ? `-W "${value.choices.join(" ")}"` : "-d";
  return `${pattern}) COMPREPLY=($(compgen ${source} -- "$current")) ;;`;
}
