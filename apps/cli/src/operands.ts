/** Which inputs a command line names: URIs, or the standard input. */

/**
 * The URIs among the operands, or `undefined` where they are to be read from the standard input: without any, and with `-`
 * alone. The last `afterDashes` of them stood behind `--`, where `-` is a URI like any other: who puts `--` in front of
 * arguments that he does not know does not want one of them to read his input.
 *
 * `refuse` is called when `-` stands beside URIs: which of them would be read first?
 */
export function urisAmong(
  operands: readonly string[],
  afterDashes: number,
  refuse: (message: string) => never,
): readonly string[] | undefined {
  if (operands.length === 0) return undefined;
  const hasDash = operands.slice(0, Math.max(0, operands.length - afterDashes)).includes("-");
  if (!hasDash) return operands;
  if (operands.length === 1) return undefined;
  return refuse("error: `-` stands for the standard input, which is not read beside URIs that are arguments");
}

/** Whether an operand that stands alone is the standard input, and no URI. */
export function isStandardInput(operand: string | undefined, argv: readonly string[]): boolean {
  return operand === "-" && countAfterDashes(argv) === 0;
}

/** How many arguments stand behind `--`. */
export function countAfterDashes(argv: readonly string[]): number {
  const dashes = argv.indexOf("--");
  return dashes < 0 ? 0 : argv.length - dashes - 1;
}
