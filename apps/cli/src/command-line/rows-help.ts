/** The options of rows and JSON objects: one line in the help of each command, and a page of their own. */
import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { type HelpBlock, helpBlocks, tableBlocks } from "./help-blocks.ts";

/** The family, in the order of its page. */
const FAMILY: readonly string[] = [
  "--csv",
  "--tsv",
  "--column",
  "--header",
  "--append",
  "--errors",
  "--chunk-header",
  "--json-input",
  "--field",
  "--into",
];

/** What the help of each command has in their place. */
export const ROWS_LINE = [
  "--csv, --tsv, --json-input",
  "read rows of a table, or JSON objects: std66 help rows",
] as const;

export function isOfRows({ long }: { readonly long?: string | undefined }): boolean {
  return long !== undefined && FAMILY.includes(long);
}

const ABOVE = `Usage: std66 COMMAND --csv|--tsv|--json-input [options]

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

const BELOW = `
A row with too few fields is filled up, and for CSV a note counts such rows. If no
row has the field, a message says so, and check and audit, on which others rely,
exit with 2. An empty cell of CSV, and \\N of TSV, stay as they are. A row without
an answer gets the same. Places in messages count in the row. CSV that
breaks RFC 4180 ends the command with status 2. --exit-zero and --quiet are for
the worker of an engine. check --count counts valid, invalid and missing fields,
and --diagnostics count the errors of each code.`;

/** The page of `std66 help rows`. `command`: one that has them all. */
export function rowsPage(command: CommandUnknownOpts): HelpBlock[] {
  const options = FAMILY.flatMap((name) => command.options.filter(({ long }) => long === name));
  const rows = options.map(({ flags, description }) => [flags, description] as const);
  const [usage = "", ...rest] = ABOVE.split("\n");
  return [
    { kind: "usage", text: usage.replace("Usage: ", "") },
    ...helpBlocks(rest.join("\n")),
    ...tableBlocks("Options:", rows, Math.max(...rows.map(([flags]) => flags.length))),
    ...helpBlocks(BELOW),
  ];
}
