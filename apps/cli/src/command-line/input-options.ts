/** Options of every command with inputs: where they come from, when to stop, and what invalid ones lead to. */
import { type CommandUnknownOpts, InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { INPUT_OPTIONS, OBJECT_OPTIONS, ROW_OPTIONS } from "./help.ts";
import { addRowOptions, type RowOptionValues } from "./row-options.ts";

export const INPUTS = "URIs or relative references; @FILE reads them from a file, - from standard input, one per line";

export const TEXTS = "texts in UTF-8; @FILE reads them from a file, - from standard input, one per line";

export const IRI_HELP = "take IRIs (RFC 3987), whose characters need not be ASCII; input is UTF-8";

/** How invalid inputs are reported: in full, in a line each, or only counted. */
const DIAGNOSTICS = ["full", "compact", "count"] as const;

/** How many errors are printed in full. The others are only counted, since people do not read so many. */
export const MOST_IN_FULL = 100;

/** These options as Commander returns them. */
export interface InputOptions extends RowOptionValues {
  readonly file?: readonly string[];
  readonly maxErrors?: number;
  readonly failFast?: true;
  readonly quiet?: true;
  readonly diagnostics?: (typeof DIAGNOSTICS)[number];
  readonly exitZero?: true;
  readonly jsonInput?: true;
  readonly field?: string;
  readonly into?: string;
}

/** What a command reads: single inputs or whole documents. */
export type InputKind = "uris" | "pairs" | "texts" | "documents";

export function addInputOptions(command: CommandUnknownOpts, inputs: InputKind): void {
  command.optionsGroup(INPUT_OPTIONS);
  if (inputs !== "documents") addLineOptions(command, inputs);
  command
    .optionsGroup(INPUT_OPTIONS)
    .addOption(
      choice(
        "--diagnostics <form>",
        `print the first ${MOST_IN_FULL} errors in full, all of them compact in a line each, or only their count (default: full)`,
        DIAGNOSTICS,
      ),
    );
  command.option("--exit-zero", "exit with 0 even if some inputs are invalid");
  // That of check prints no answer either.
  if (command.options.every(({ long }) => long !== "--quiet")) {
    command.option("-q, --quiet", "print nothing about inputs on standard error");
  }
}

function addLineOptions(command: CommandUnknownOpts, inputs: InputKind): void {
  command
    .addOption(repeated("-f, --file <file>", "read inputs from a file, one per line; - is standard input", parseFile))
    .addOption(
      new Option(
        "--max-errors <count>",
        "stop after this many invalid inputs; of a table, the rows after are missing",
      ).argParser(parseCount),
    )
    .addOption(new Option("--fail-fast", "stop at the first invalid input, in the same way").conflicts("maxErrors"));
  if (inputs === "pairs") return;
  command
    .optionsGroup(OBJECT_OPTIONS)
    .option("--json-input", "read inputs from JSON objects, one per line; with --json, other keys are preserved")
    .option("--field <name>", 'the key that --json-input reads (default: "input")')
    .option(
      "--into <name>",
      "put each --json answer under this key of its object, next to the object's own keys; with --append, name the new field",
    );
  addRowOptions(command.optionsGroup(ROW_OPTIONS));
}

function parseFile(file: string): readonly string[] {
  if (file === "") throw new InvalidArgumentError("Write the name of a file, or - for standard input.");
  return [file];
}

function parseCount(text: string): number {
  if (!/^[1-9][0-9]{0,14}$/.test(text)) throw new InvalidArgumentError("Write a whole number, 1 or more.");
  return Number(text);
}

export function choice<Flags extends string, const Values extends readonly string[]>(
  flags: Flags,
  description: string,
  values: Values,
) {
  return new Option(flags, description).choices(values);
}

const REPEATED = new WeakSet();

/** An option that may be given more than once, each time with more values. `values`: those that its help names. */
export function repeated<Flags extends string, Value>(
  flags: Flags,
  description: string,
  parse: (text: string) => readonly Value[],
  values?: readonly string[],
) {
  const option = new Option(flags, `${description}; may be repeated`);
  if (values !== undefined) option.choices(values);
  REPEATED.add(option);
  return option.argParser((text, before: readonly Value[] | undefined): readonly Value[] => [
    ...(before ?? []),
    ...parse(text),
  ]);
}

/** Refuses a second value for each option of a command that is not `repeated`. */
export function refuseRepeated(command: CommandUnknownOpts): void {
  for (const option of command.options) {
    // Flags mean the same twice.
    if (!option.required || REPEATED.has(option)) continue;
    let isGiven = false;
    command.on(`option:${option.name()}`, () => {
      if (isGiven) command.error(`error: option '${option.flags}' was given more than once`);
      isGiven = true;
    });
  }
}

/** Refuses these options, by their attributes, beside `--json`: Commander compares only options of one command. */
export function refuseWithJson(command: CommandUnknownOpts, names: readonly string[]): void {
  refuseOptions(command, names, "cannot be used with option '--json'");
}

/** Refuses the first of these options that is given. `why`: what the message says of it. */
export function refuseOptions(command: CommandUnknownOpts, names: readonly string[], why: string): void {
  const given = names.find((name) => command.getOptionValueSource(name) === "cli");
  const option = command.options.find((each) => each.attributeName() === given);
  if (option !== undefined) command.error(`error: option '${option.flags}' ${why}`);
}
