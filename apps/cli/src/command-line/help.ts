/** Help pages: what is on the page of a command, and on the page of rows. */
import type { EventEmitter } from "node:events";
import type { CommandUnknownOpts, Help, Option } from "@commander-js/extra-typings";
import { type HelpBlock, helpBlocks, tableBlocks } from "./help-blocks.ts";

type Rows = readonly (readonly [term: string, text: string])[];

/** The options that only `--help` shows: those of all commands that take inputs. */
export const INPUT_OPTIONS = "Input options:";

/** The options that only `std66 help rows` shows, in the order of that page. */
export const ROW_OPTIONS = "Row options:";
export const OBJECT_OPTIONS = "Object options:";

/** The whole page, or its main part. */
export function helpPage(command: CommandUnknownOpts, isShort: boolean): HelpBlock[] {
  const help = command.createHelp();
  const name = help.commandUsage(command).split(" [", 1)[0] as string;
  const more = sectionsOf(helpBlocks(afterHelpOf(command)));
  const description = helpBlocks(help.commandDescription(command));
  const tables = tablesOf(command, help, isShort);
  return [
    { kind: "usage", text: help.commandUsage(command) },
    ...after(isShort ? description.slice(0, 1) : description),
    ...more.filter(isExample).flatMap(after),
    ...tables.flatMap(after),
    ...(isShort
      ? after([{ kind: "prose", text: `${name} --help says more.` }])
      : more.filter((section) => !isExample(section)).flatMap(after)),
  ];
}

export function afterHelpOf(command: CommandUnknownOpts): string {
  let text = "";
  // The types of Commander leave out what it inherits.
  (command as unknown as EventEmitter).emit("afterHelp", { command, write: (more: string) => (text += more) });
  return text.trim();
}

function isExample([first]: readonly HelpBlock[]): boolean {
  return first?.text === "Examples:";
}

function after(section: readonly HelpBlock[]): HelpBlock[] {
  return [{ kind: "blank", text: "" }, ...section];
}

function sectionsOf(blocks: readonly HelpBlock[]): HelpBlock[][] {
  const sections: HelpBlock[][] = [[]];
  for (const block of blocks) {
    if (block.kind === "blank") sections.push([]);
    else sections.at(-1)?.push(block);
  }
  return sections;
}

function tablesOf(command: CommandUnknownOpts, help: Help, isShort: boolean): HelpBlock[][] {
  const optionRows = (options: readonly Option[]): Rows =>
    options.map((option) => [help.optionTerm(option), help.optionDescription(option)]);
  const operands = help.visibleArguments(command);
  const commands = help.visibleCommands(command);
  const all = help.visibleOptions(command);
  // The same for all commands.
  const isShared = ({ long }: Option): boolean => command.parent !== null && long === "--help";
  const options = all.filter((option) => !isOfRows(option) && !isShared(option));
  const groups = help.groupItems(options, options, ({ helpGroupHeading = "Options:" }) => helpGroupHeading);
  const tables: [title: string, rows: Rows][] = [
    ["Arguments:", operands.map((each) => [help.argumentTerm(each), help.argumentDescription(each)])],
    ["Commands:", commands.map((each) => [help.subcommandTerm(each), help.subcommandDescription(each)])],
    ...[...groups].map(([title, group]): [string, Rows] => {
      const hasRows = title === INPUT_OPTIONS && all.some(isOfRows);
      return [title, hasRows ? [...optionRows(group), ROWS_LINE] : optionRows(group)];
    }),
    ["Global options:", optionRows([...all.filter(isShared), ...help.visibleGlobalOptions(command)])],
  ];
  const shown = tables.filter(
    ([title, rows]) => rows.length > 0 && !(isShort && [INPUT_OPTIONS, "Global options:"].includes(title)),
  );
  const widest = Math.max(...shown.flatMap(([, rows]) => rows.map(([term]) => term.length)));
  return shown.map(([title, rows]) => tableBlocks(title, rows, widest));
}

/** What the help of each command has in their place. */
const ROWS_LINE = ["--csv, --tsv, --json-input", "read rows of a table, or JSON objects: std66 help rows"] as const;

function isOfRows({ helpGroupHeading }: Option): boolean {
  return helpGroupHeading === ROW_OPTIONS || helpGroupHeading === OBJECT_OPTIONS;
}

const ROWS_ABOVE = `
Read the inputs of a command from rows of a table, or from JSON objects, and put
the answers there. Each row in is a row out. compare, extract and redact read no
rows.

Examples:
  $ std66 normalize --csv --header --column url -f links.csv
  $ std66 check --tsv --column 3 --invalid < table.tsv
  $ std66 parse --csv --append --format '{host}' < links.csv
  $ std66 parse --csv --header --append --into host --format '{host}' < a.csv
  $ std66 parse --json --json-input --field href --into parts < links.jsonl
`;

const ROWS_BELOW = `
A row with too few fields is filled up, and for CSV a note counts such rows. If no
row has the field, a message says so, and check and audit, on which others rely,
exit with 2. An empty cell of CSV, and \\N of TSV, stay as they are. A row without
an answer gets the same. Places in messages count in the row. CSV that
breaks RFC 4180 ends the command with status 2. --exit-zero and --quiet are for
the worker of an engine. check --count counts valid, invalid and missing fields,
and --diagnostics count the errors of each code.`;

/** The page of `std66 help rows`. `command`: one that has them all. */
export function rowsPage(command: CommandUnknownOpts): HelpBlock[] {
  const options = [ROW_OPTIONS, OBJECT_OPTIONS].flatMap((group) =>
    command.options.filter(({ helpGroupHeading }) => helpGroupHeading === group),
  );
  const rows = options.map(({ flags, description }) => [flags, description] as const);
  return [
    { kind: "usage", text: "std66 COMMAND --csv|--tsv|--json-input [options]" },
    ...helpBlocks(ROWS_ABOVE),
    ...tableBlocks("Options:", rows, Math.max(...rows.map(([flags]) => flags.length))),
    ...helpBlocks(ROWS_BELOW),
  ];
}
