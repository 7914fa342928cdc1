/** What the help pages of the commands have in common. */

/** What the inputs of a command are. */
export const INPUTS = "URIs or relative references; without any or with -, one a line from the standard input";

/** The end of a help page: what one would type, as it is typed. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join("\n")}`;
}
