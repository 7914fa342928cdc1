/** The command line: the options of every command, and which commands there are. */
import { Command, Option } from "@commander-js/extra-typings";
import manifest from "../package.json" with { type: "json" };
import { commands } from "./commands.ts";
import { visibleLines } from "./visible.ts";
import { writeAll } from "./write-all.ts";

/** @throws {CommanderError} when the command line is wrong, and when help or the version was asked for */
export async function run(argv: readonly string[]): Promise<void> {
  const program = new Command("std66")
    .description("URIs as RFC 3986 (STD 66) has them: nothing is repaired, nothing is changed unless asked.")
    .version(manifest.version, "-V, --version", "show the version")
    .option("--json", "print one JSON object a line")
    .option("-0, --null", "lines end with NUL instead of LF, in the input and in the output")
    .addOption(
      new Option("--color <when>", "when to use colours; auto heeds NO_COLOR, FORCE_COLOR and the terminal")
        .choices(["auto", "always", "never"] as const)
        .default("auto" as const),
    )
    .option("--show-passwords", "print passwords on a terminal, too, where they are masked; JSON has them anyway")
    .helpOption("-h, --help", "show help")
    .helpCommand("help [command]", "show help for a command")
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: (text) => writeAll(1, text), writeErr: (text) => writeAll(2, visibleLines(text)) })
    .showSuggestionAfterError()
    .showHelpAfterError("(run `std66 --help` for usage)")
    .addHelpText("after", OVERVIEW)
    // Commander throws instead of ending the process by itself, with 1, which stands for an invalid input here. Without
    // any argument it shows the help as an error: no command is no question, and a script that asks none has a fault.
    .exitOverride();
  for (const { name, summary, load } of commands) {
    const command = program.command(name).summary(summary).description(summary);
    command.showHelpAfterError(`(run \`std66 ${name} --help\` for usage)`);
    // Only what is named on the command line is loaded, if only as an operand of another command.
    if (argv.includes(name)) (await load()).define(command);
  }
  const [first, topic = "help"] = argv;
  if (first === "help" && !topic.startsWith("-") && topic !== "help" && !commands.some(({ name }) => name === topic)) {
    // Commander would show the general help instead, and not say why.
    program.error(`error: unknown command '${topic}'`);
  }
  // Commander has no page for the command `help` itself, which the general one is about.
  await program.parseAsync(first === "help" && topic === "help" ? ["help"] : argv, { from: "user" });
}

const OVERVIEW = `
A command takes URIs or relative references as arguments or, without any or
with -, one a line from the standard input. One that begins with - goes after --.

Examples:
  $ std66 check 'http://example.com/100%/done'
  $ std66 resolve http://a/b/c/d ../g
  $ std66 parse --json < links.txt

Exit status:
  0  done, or the answer is yes
  1  an input was invalid, or the answer is no
  2  the command line is wrong, or something cannot be read or written`;
