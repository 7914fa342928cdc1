/** The command line: the list of commands, the shared options, and how a run ends. */
import { Command, CommanderError, type CommandUnknownOpts, Option } from "@commander-js/extra-typings";
import manifest from "../package.json" with { type: "json" };
import { helpPage, rowsPage } from "./command-line/help.ts";
import { helpLines } from "./command-line/help-blocks.ts";
import { addInputOptions, type InputKind, refuseRepeated } from "./command-line/input-options.ts";
import { OTHER_NAMES, withSuggestion } from "./command-line/other-names.ts";
import { DONE, ERROR, type Subcommand } from "./command-line/shared-options.ts";
import { tooLongOf } from "./diagnostics/limits.ts";
import { ClosedPipe, Failure } from "./system/calls.ts";
import { messageLines } from "./terminal/output.ts";
import { lineWidth } from "./terminal/terminal.ts";
import { writeAll } from "./terminal/write-all.ts";

/** The file of a command: what its help says before and after the options, and its arguments, options and action. */
interface CommandFile {
  readonly DESCRIPTION: string;
  readonly NOTES: string;
  readonly define: (command: Subcommand) => void;
}

/** What a command is for, the kind of its inputs, if it has any, and its file. */
type Row = readonly [summary: string, inputs: InputKind | undefined, load: () => Promise<CommandFile>, alias?: string];

const ROWS: Readonly<Record<string, Row>> = {
  parse: ["show the components of URIs", "uris", () => import("./commands/parse.ts")],
  check: ["report which URIs are invalid, where and why", "uris", () => import("./commands/check.ts")],
  resolve: ["resolve references against a base", "uris", () => import("./commands/resolve.ts")],
  relativize: ["make URIs relative to a base", "uris", () => import("./commands/relativize.ts")],
  normalize: ["print the normal form of URIs", "uris", () => import("./commands/normalize.ts")],
  compare: ["check whether two URIs are equivalent, and on which rung", "pairs", () => import("./commands/compare.ts")],
  legacy: ["show how and why RFC 1738 to RFC 3986 differ on URIs", "uris", () => import("./commands/legacy.ts")],
  extract: [
    "find URIs in text, HTML, Markdown, mail, XML, JSON and CSV",
    "documents",
    () => import("./commands/extract.ts"),
  ],
  set: ["change components, segments and parameters of URIs", "uris", () => import("./commands/set.ts")],
  params: ["show the parameters of path segments and queries, decoded", "uris", () => import("./commands/params.ts")],
  encode: ["percent-encode texts", "texts", () => import("./commands/encode.ts")],
  decode: ["decode percent-encoded texts", "texts", () => import("./commands/decode.ts")],
  iri: ["convert IRIs to URIs and back", "uris", () => import("./commands/iri.ts")],
  file: ["convert file paths to file URIs and back", "texts", () => import("./commands/file.ts")],
  template: ["expand URI templates, and match URIs with them", "texts", () => import("./commands/template.ts")],
  audit: ["flag suspicious URIs and show the host each parser would use", "uris", () => import("./commands/audit.ts")],
  redact: ["print text with its passwords, tokens and keys masked", undefined, () => import("./commands/redact.ts")],
  explain: [
    "explain a code of an error, finding or reason, or a section",
    undefined,
    () => import("./commands/explain.ts"),
  ],
  completion: ["print a shell completion script", undefined, () => import("./commands/completion.ts"), "complete"],
};

export const commands = Object.entries(ROWS).map(([name, [summary, inputs, load, alias]]) => {
  return { name, summary, inputs, load, alias };
});

export async function main(argv: readonly string[]): Promise<void> {
  // Stack traces are never printed, and recording one costs more than the rest of an error.
  Error.stackTraceLimit = 0;
  process.on("uncaughtException", fail);
  try {
    await run(argv);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  const { status, message } = endingOf(error);
  if (status !== undefined) process.exitCode = status;
  if (message === undefined) return;
  try {
    writeAll(2, messageLines(`error: ${message}\n`));
  } catch {
    // Standard error is closed too, so only the status remains.
  }
}

/** How the command ends after an uncaught error: the status, unless it stays unchanged, and what is left to print. */
export function endingOf(error: unknown): { readonly status?: number; readonly message?: string } {
  if (error instanceof ClosedPipe) return {};
  // Commander has already printed its message or the requested help.
  if (error instanceof CommanderError) return { status: error.exitCode === 0 ? DONE : ERROR };
  if (error instanceof Failure) return { status: ERROR, message: error.message };
  if (tooLongOf(error) !== undefined) return { status: ERROR, message: "the output for a line is too long" };
  return { status: ERROR, message: `${String(error)}; this is a bug in std66, please report it` };
}

/** @throws {CommanderError} if the usage is wrong, and after printing help or the version */
async function run(argv: readonly string[]): Promise<void> {
  // Completion needs all commands. Otherwise, loads only those named among the arguments, even as operands of another
  // command.
  const needsAll = argv.includes("completion") || argv.includes("complete");
  const isShort = argv.includes("-h") && !argv.includes("--help");
  const program = await createProgram((name) => needsAll || argv.includes(name), isShort);
  const [first, topic = "help"] = argv;
  if (first === "help" && topic === "rows") return printRowsPage();
  const topics = ["help", ...commands.flatMap(({ name, alias = name }) => [name, alias])];
  // Commander would show the general help without an explanation.
  if (first === "help" && !topic.startsWith("-") && !topics.includes(topic))
    program.error(`error: unknown command '${topic}'`);
  const other = argv.find((argument) => !argument.startsWith("-")) ?? "";
  const meant = OTHER_NAMES.get(other);
  if (meant !== undefined) program.error(`error: unknown command '${other}'\n(Did you mean ${meant})`);
  // Commander has no page for the command `help` itself. Shows the general help instead.
  if (/[:/.]/.test(other))
    program.error(`error: unknown command '${other}'\n(Write a command before it, such as check.)`);
  await program.parseAsync(first === "help" && topic === "help" ? ["help"] : argv, { from: "user" });
}

async function printRowsPage(): Promise<void> {
  const program = await createProgram((name) => name === "normalize");
  const command = program.commands.find((each) => each.name() === "normalize") as CommandUnknownOpts;
  writeAll(1, `${helpLines(rowsPage(command), lineWidth()).join("\n")}\n`);
}

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
    // Makes Commander throw. By itself it exits with 1, which stands for an invalid input here. Without arguments it
    // prints the help as an error, which exposes a script that passes no command.
    .exitOverride();
  refuseRepeated(program);
  printHelp(program, isShort);
  for (const { name, alias, summary, inputs, load } of commands) {
    const command = program.command(name).summary(summary).description(summary);
    printHelp(command, isShort);
    command.showHelpAfterError(`(run \`std66 ${name} --help\` for usage)`);
    if (!isNeeded(name)) continue;
    const file = await load();
    defineBy(file, command);
    if (inputs !== undefined) addInputOptions(command, inputs);
    refuseRepeated(command);
    if (alias === undefined) continue;
    const other = program.command(alias, { hidden: true });
    defineBy(file, other);
    printHelp(other, isShort);
  }
  return program;
}

function defineBy({ DESCRIPTION: description, NOTES: notes, define }: CommandFile, command: Subcommand): void {
  define(command.description(description).addHelpText("after", notes));
}

/** Prints pages of our own: those of Commander put examples last, and may be wider than the terminal. */
function printHelp(command: CommandUnknownOpts, isShort: boolean): void {
  command.outputHelp = (context?: unknown) => {
    const output = command.configureOutput();
    const { error: isError = false } = (context ?? {}) as { readonly error?: boolean };
    const page = `${helpLines(helpPage(command, isShort), lineWidth()).join("\n")}\n`;
    if (isError) output.writeErr?.(page);
    else output.writeOut?.(page);
  };
}

const DESCRIPTION = `Parse, check, resolve, normalize and compare URIs by RFC 3986 (STD 66).
Nothing is repaired, and nothing is changed unless you ask for it.`;

const OVERVIEW = `
Commands accept URIs or relative references as arguments; encode and decode
accept any text. For resolve, relativize and legacy, a base comes first. Without
arguments, or with -, commands read standard input, one input per line; with
-f FILE or @FILE, they read a file. Put -- before an argument that begins with -
or @.

Examples:
  $ std66 check 'http://example.com/100%/done'
  $ std66 resolve http://a/b/c/d ../g
  $ std66 check -f links.txt
  $ std66 parse --json < links.txt
  $ std66 encode 'Größe & co/50%'

\`tail -n +1235 links.txt | std66 normalize >> out.txt\` goes on with a run that
was "interrupted after 1,234 inputs". With --unique, --count, --format sarif and
redact --json, begin again.

Exit status:
  0  success, or the answer is yes
  1  an input is invalid, or the answer is no
  2  wrong usage, or a read or write error`;
