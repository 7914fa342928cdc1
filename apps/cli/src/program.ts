/** The command line: the shared options, and the list of commands. */
import { Command, type CommandUnknownOpts, Option } from "@commander-js/extra-typings";
import manifest from "../package.json" with { type: "json" };
import { helpPage, INPUT_OPTIONS } from "./command-line/help.ts";
import { addInputOptions, refuseRepeated } from "./command-line/input-options.ts";
import { commands } from "./command-list.ts";
import { OTHER_NAMES, withSuggestion } from "./command-line/other-names.ts";
import { helpLines } from "@std66/report/help";
import { lineWidth } from "./terminal/terminal.ts";
import { writeAll } from "./terminal/write-all.ts";
import { messageLines } from "./terminal/message.ts";

/**
 * Defines the program, with all of the commands for which `isNeeded` is true; of the others, only names and summaries.
 * `isShort`: whether help is only the main part of a page.
 */
export async function createProgram(isNeeded: (name: string) => boolean, isShort = false): Promise<Command> {
  const program = new Command("std66")
    .description(DESCRIPTION)
    .version(manifest.version, "-V, --version", "show the version")
    .option("--json", "print one JSON object per line")
    .option("-0, --null", "end lines with NUL instead of LF, in input and output")
    .addOption(
      new Option("--color <when>", "when to use colors; auto follows NO_COLOR, FORCE_COLOR and the terminal")
        .choices(["auto", "always", "never"] as const)
        .default("auto" as const),
    )
    .option("--show-passwords", "do not mask passwords on a terminal; JSON output never masks them")
    .helpOption("-h, --help", "show help: -h the essentials, --help everything")
    .helpCommand("help [command]", "show help for a command")
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => writeAll(1, text),
      writeErr: (text) => writeAll(2, messageLines(text)),
      outputError: (text, write) => write(withSuggestion(text)),
    })
    .showSuggestionAfterError()
    .showHelpAfterError("(run `std66 --help` for usage)")
    .addHelpText("after", OVERVIEW)
    // Makes Commander throw. By itself it exits with 1, which stands for an invalid input here. Without arguments it prints
    // the help as an error, which exposes a script that passes no command.
    .exitOverride();
  refuseRepeated(program);
  printHelp(program, isShort);
  for (const { name, alias, summary, inputs, load } of commands) {
    const command = program.command(name).summary(summary).description(summary);
    printHelp(command, isShort);
    command.showHelpAfterError(`(run \`std66 ${name} --help\` for usage)`);
    if (!isNeeded(name)) continue;
    const { define } = await load();
    define(command);
    command.optionsGroup(INPUT_OPTIONS);
    if (inputs !== undefined) addInputOptions(command, inputs);
    refuseRepeated(command);
    if (alias === undefined) continue;
    const other = program.command(alias, { hidden: true });
    define(other);
    printHelp(other, isShort);
  }
  return program;
}

/** Prints pages of our own: those of Commander put examples last, and may be wider than the terminal. */
function printHelp(command: CommandUnknownOpts, isShort: boolean): void {
  command.outputHelp = (context?: unknown) => {
    const output = command.configureOutput();
    const isError = typeof context === "object" && context !== null && "error" in context && context.error === true;
    const page = `${helpLines(helpPage(command, isShort), lineWidth()).join("\n")}\n`;
    if (isError) output.writeErr?.(page);
    else output.writeOut?.(page);
  };
}

/** @throws {CommanderError} if the usage is wrong, and after printing help or the version */
export async function run(argv: readonly string[]): Promise<void> {
  // Completions are of all commands. Otherwise, loads only commands whose names are among the arguments, even if as operands of
  // another command.
  const needsAll = argv.includes("completion") || argv.includes("complete");
  const isShort = argv.includes("-h") && !argv.includes("--help");
  const program = await createProgram((name) => needsAll || argv.includes(name), isShort);
  const [first, topic = "help"] = argv;
  if (
    first === "help" &&
    !topic.startsWith("-") &&
    topic !== "help" &&
    !commands.some(({ name, alias }) => name === topic || alias === topic)
  ) {
    // Commander would show the general help without an explanation.
    program.error(`error: unknown command '${topic}'`);
  }
  const other = argv.find((argument) => !argument.startsWith("-")) ?? "";
  const meant = OTHER_NAMES.get(other);
  if (meant !== undefined) program.error(`error: unknown command '${other}'\n(Did you mean ${meant})`);
  // Commander has no page for the command `help` itself. Shows the general help instead.
  if (/[:/.]/.test(other))
    program.error(`error: unknown command '${other}'\n(Write a command before it, such as check.)`);
  await program.parseAsync(first === "help" && topic === "help" ? ["help"] : argv, { from: "user" });
}

const DESCRIPTION = `Parse, check, resolve, normalize and compare URIs by RFC 3986 (STD 66).
Nothing is repaired, and nothing is changed unless you ask for it.`;

const OVERVIEW = `
Commands take URIs or relative references as arguments; encode and decode take
any text. For resolve, relativize and legacy, a base comes first. Without
arguments, or with -, commands read standard input, one input per line; with
-f FILE or @FILE, they read a file. Put -- before an argument that begins with -
or @.

Examples:
  $ std66 check 'http://example.com/100%/done'
  $ std66 resolve http://a/b/c/d ../g
  $ std66 check -f links.txt
  $ std66 parse --json < links.txt
  $ std66 encode 'Größe & co/50%'

Exit status:
  0  success, or the answer is yes
  1  an input is invalid, or the answer is no
  2  wrong usage, or a read or write error`;
