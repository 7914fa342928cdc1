/** Which inputs a command line names: URIs, or standard input. */

/**
 * The URIs among the operands, or `undefined` to read standard input: if there are none, or only `-`. The last `afterDashes`
 * operands came after `--`. There `-` is a URI like any other: a caller that passes unknown arguments after `--` does not
 * expect one of them to read standard input.
 *
 * Calls `refuse` if `-` is combined with URIs, because the reading order would be unclear.
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
  return refuse("error: `-` (standard input) cannot be combined with URIs as arguments");
}

/** Whether a single operand means standard input rather than a URI. */
export function isStandardInput(operand: string | undefined, argv: readonly string[]): boolean {
  return operand === "-" && countAfterDashes(argv) === 0;
}

/** How many arguments follow `--`. */
export function countAfterDashes(argv: readonly string[]): number {
  const dashes = argv.indexOf("--");
  return dashes < 0 ? 0 : argv.length - dashes - 1;
}
