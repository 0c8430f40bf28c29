import type { CompletionFlag, CompletionWord } from "./verbs";

/** A completion script for bash. */
export function bashScript(verbs: readonly CompletionWord[]): string {
  return `# bash completion for peerage; load it with: source <(peerage completion bash)
_peerage() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" verb="\${COMP_WORDS[1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${verbs.map(({ name }) => name).join(" ")} help --help --version" -- "$current"))
    return
  fi
  case "$verb" in
${verbs.map(verbCase).join("\n")}
    help) COMPREPLY=($(compgen -W "${verbs.map(({ name }) => name).join(" ")}" -- "$current")) ;;
  esac
}
complete -F _peerage peerage
`;
}

function verbCase({ name, flags, choices }: CompletionWord): string {
  const words = [...flags.map(({ long }) => long), "--help", ...choices].join(" ");
  const values = flags.filter(({ value }) => value !== undefined).map((flag) => `        ${valueCase(flag)}`);
  return [
    `    ${name})`,
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
