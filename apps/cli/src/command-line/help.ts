/** Text shared by the help pages of the commands. */

/** Describes the inputs of a command. */
export const INPUTS = "URIs or relative references; @FILE reads them from a file, - from standard input, one per line";

/** Describes the inputs of a command that takes any text. */
export const TEXTS = "texts in UTF-8; @FILE reads them from a file, - from standard input, one per line";

/** Describes `--iri`. */
export const IRI_HELP = "take IRIs (RFC 3987), whose characters need not be ASCII; input is UTF-8";

/** The end of a help page: command lines as typed at a prompt. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join("\n")}`;
}
