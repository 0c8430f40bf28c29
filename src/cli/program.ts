import { Argument, Command, InvalidArgumentError, Option } from "commander";
import { visible } from "../diagnostics/escape";
import { packageVersion } from "../output/package-root";
import type { Context, ExitCode } from "./context";
import { dataFormats, reportFormats } from "./formats";

/** The command line: what can be said, and which command hears it. Commands are loaded when they are called. */
export function program(context: Context, finish: (code: ExitCode) => void): Command {
  const root = new Command("peerage")
    .description("Compiles one short spec into both sides of every Liqo peering.")
    .version(packageVersion(), "-V, --version", "print the version")
    .helpCommand("help [command]", "print help for a command")
    .helpOption("-h, --help", "print this help")
    .configureOutput({
      writeOut: context.stdout,
      writeErr: (text) => context.stderr(text.split("\n").map(visible).join("\n")),
    })
    .exitOverride()
    .showSuggestionAfterError(true)
    .addHelpText(
      "after",
      examples([
        "peerage validate",
        "peerage validate --specs examples/mesh/peerings",
        "peerage explain unknown-cluster",
      ]),
    )
    .addHelpText("after", "\nExit codes: 0 fine, 1 there is something to see, 2 could not do it, 70 a bug of ours.");

  verb(root, "validate", "check the specs and report every problem at once")
    .addOption(specsOption())
    .addOption(outputOption(reportFormats))
    .addOption(allOption())
    .addHelpText(
      "after",
      examples([
        "peerage validate",
        "peerage validate -o sarif > peerage.sarif",
        "peerage validate -o github   # annotations on a pull request",
      ]),
    )
    .action(async (options) => finish((await import("./commands/validate.js")).validate(context, options)));

  verb(root, "synth", "compile the specs to a folder of manifests for each cluster")
    .addOption(specsOption())
    .addOption(outOption())
    .addOption(outputOption(dataFormats))
    .addOption(allOption())
    .option("--frozen", "for CI: exit 1 when the lock file would change, and change nothing", false)
    .option("--check", "exit 1 when the output folder or the lock file is stale, and change nothing", false)
    .addOption(allowDestroyOption())
    .addHelpText(
      "after",
      examples(["peerage synth", "peerage synth --check   # in CI", "peerage synth --allow-destroy rome-milan"]),
    )
    .action(async (options) => finish((await import("./commands/synth.js")).synth(context, options)));

  keysVerbs(root, context, finish);

  verb(root, "schema", "print the JSON Schema of the spec language, for editors")
    .addOption(outputOption(["json", "yaml"]))
    .addHelpText("after", examples(["peerage schema > peerage.schema.json"]))
    .action(async (options) => finish((await import("./commands/schema.js")).schema(context, options)));

  verb(root, "explain", "tell what a diagnostic means and how to mend it; without a code, list all")
    .argument("[code]", "code of a diagnostic, as it stands in brackets")
    .addOption(outputOption(dataFormats))
    .addHelpText("after", examples(["peerage explain", "peerage explain version-skew"]))
    .action(async (code, options) => finish((await import("./commands/explain.js")).explain(context, code, options)));

  verb(root, "completion", "print a completion script for a shell")
    .addArgument(new Argument("<shell>", "the shell").choices(["bash", "zsh", "fish"]))
    .addHelpText(
      "after",
      examples([
        "source <(peerage completion bash)",
        "peerage completion zsh > ~/.zfunc/_peerage",
        "peerage completion fish | source",
      ]),
    )
    .action(async (shell) => finish((await import("./commands/completion.js")).completion(context, root, shell)));

  return root;
}

function keysVerbs(root: Command, context: Context, finish: (code: ExitCode) => void): void {
  const keys = verb(root, "keys", "make and list the key pairs of gateways, where files keep them")
    .helpCommand("help [command]", "print help for a command")
    .addHelpText("after", examples(["peerage keys generate", "peerage keys list"]));

  verb(keys, "generate", "make the key pairs that peerings lack, and keep those that they have")
    .addOption(specsOption())
    .addOption(outputOption(dataFormats))
    .addHelpText("after", examples(["peerage keys generate", "peerage keys generate --specs examples/plain/peerings"]))
    .action(async (options) => finish((await import("./commands/keys-generate.js")).keysGenerate(context, options)));

  verb(keys, "list", "list both ends of every tunnel: public keys, where each pair is kept, what is missing")
    .addOption(specsOption())
    .addOption(outputOption(dataFormats))
    .addHelpText("after", examples(["peerage keys list", "peerage keys list --specs examples/plain/peerings -o json"]))
    .action(async (options) => finish((await import("./commands/keys-list.js")).keysList(context, options)));
}

function verb(root: Command, name: string, description: string): Command {
  return root
    .command(name)
    .description(description)
    .helpOption("-h, --help", "print this help")
    .configureOutput(root.configureOutput())
    .exitOverride();
}

function specsOption(): Option {
  return new Option("--specs <folder>", "folder of the specs").default("peerings").argParser(nonEmpty);
}

function outOption(): Option {
  return new Option("--out <folder>", "folder of the manifests").default("dist").argParser(nonEmpty);
}

function allowDestroyOption(): Option {
  return new Option("--allow-destroy <peering>", "let a peering go that was not drained; may be repeated")
    .default([])
    .argParser((name: string, before: readonly string[]) => [...before, name]);
}

function nonEmpty(folder: string): string {
  if (folder.trim() === "") throw new InvalidArgumentError("Name a folder.");
  return folder;
}

function outputOption(choices: readonly string[]): Option {
  return new Option("-o, --output <format>", "form of the result").choices(choices).default(choices[0]);
}

function allOption(): Option {
  return new Option("--all", "show every diagnostic, not only the first 20 of each code").default(false);
}

function examples(lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join("\n")}`;
}
