/** The commands and options of the program, for completions and the manual page. */

export interface OptionRow {
  /** Such as `-f`. */
  readonly short: string | undefined;
  /** Such as `--file`. */
  readonly long: string;
  /** The name of its value; `undefined` if it takes none. */
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

/** The names of all options, short and long. */
export function flagsOf(options: readonly OptionRow[]): string[] {
  return options.flatMap(({ short, long }) => (short === undefined ? [long] : [short, long]));
}

/** Whether the value of an option is a list of its choices, separated by commas. */
export function takesList({ argument }: OptionRow): boolean {
  return argument === "list";
}

/** Whether the value of an option is the name of a file. */
export function takesFile({ argument }: OptionRow): boolean {
  return argument === "file";
}
