/** The commands and options of the program, for completions and the manual page. */

export interface OptionRow {
  /** Such as `-f`. */
  readonly short: string | undefined;
  /** Such as `--file`. */
  readonly long: string;
  /** The name of its value, `list` if it is a list of its choices, separated by commas; `undefined` if it takes none. */
  readonly argument: string | undefined;
  readonly description: string;
  /** The allowed values; empty if there are others. */
  readonly choices: readonly string[];
}

export interface CommandRow {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly usage: string;
  readonly arguments: readonly { readonly name: string; readonly description: string }[];
  /** The words that an argument can be; empty if there are others. */
  readonly words: readonly string[];
  readonly options: readonly OptionRow[];
  /** What follows the options on the help page. */
  readonly notes: string;
}

export interface ProgramTable extends CommandRow {
  readonly commands: readonly CommandRow[];
}
