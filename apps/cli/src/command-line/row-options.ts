/** Options for rows: how the table is written, which field is the input, and what a row gets beside the answer. */
import { type CommandUnknownOpts, InvalidArgumentError, Option } from "@commander-js/extra-typings";

/** These options as Commander returns them. */
export interface RowOptionValues {
  /** Whether inputs are fields of rows: each of these options implies it. */
  readonly tsv?: true;
  readonly csv?: true;
  readonly column?: number | string;
  readonly header?: true;
  readonly append?: true;
  readonly errors?: true;
  readonly chunkHeader?: true;
}

/** The `conflicts` of an option that cannot be used with rows. The message names the first one given. */
export const ROWS: string[] = ["csv", "tsv"];

const NO_ROWS = ["jsonInput", "html"];

export function addRowOptions(command: CommandUnknownOpts): void {
  const options = [
    implyingRows(
      "--csv",
      "read comma-separated values (RFC 4180), and write the answer over one cell of each row; empty it without an answer",
    ).conflicts([...NO_ROWS, "chunkHeader"]),
    new Option(
      "--tsv",
      "read fields between tabs, and write the answer over one field of each row; write \\N without an answer",
    ).conflicts(NO_ROWS),
    implyingRows(
      "--column <field>",
      "the field to read: its number, or its name in the --header (default: 1)",
    ).argParser(parseColumn),
    implyingRows("--header", "keep the first row, which names the fields"),
    implyingRows("--append", "keep the field, and add its answer as the last one").conflicts(["valid", "invalid"]),
    implyingRows("--errors", "add a last field with the code of the error, or with none if the field is valid"),
    implyingRows(
      "--chunk-header",
      "expect the number of rows in a line before them, as ClickHouse sends it with --tsv",
    ).conflicts(["header", "maxErrors", "failFast", "valid", "invalid", "count"]),
  ];
  for (const option of options) command.addOption(option);
  refuseBoth(command);
}

function implyingRows(flags: string, description: string) {
  return new Option(flags, description).implies({ tsv: true });
}

/** Refuses both forms at once. `conflicts` cannot, since one implies the other. */
function refuseBoth(command: CommandUnknownOpts): void {
  let given: string | undefined;
  for (const name of ROWS) {
    command.on(`option:${name}`, () => {
      given ??= name;
      if (given !== name) command.error("error: option '--csv' cannot be used with option '--tsv'");
    });
  }
}

function parseColumn(text: string): number | string {
  if (text === "") throw new InvalidArgumentError("Write the number of a field, or its name.");
  if (!/^-?\d+$/.test(text)) return text;
  const column = /^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : Infinity;
  if (column > 65_535) throw new InvalidArgumentError("Write the number of a column, from 1 to 65535.");
  return column;
}
