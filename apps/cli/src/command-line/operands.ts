/** Which inputs a command line names: URIs, or files with a URI per line. */
import type { Invocation } from "./shared-options.ts";

/** A file; `-` is standard input. `isOperand`: whether it was written as `@FILE`. */
export interface FilePart {
  readonly file: string;
  readonly isOperand: boolean;
}

/** A file, or URIs. `at`: the position of the first of these among the operands, counted from 0. */
export type Part = FilePart | { readonly uris: readonly string[]; readonly at: number };

const INPUT: FilePart = { file: "-", isOperand: false };

/**
 * The inputs, in order: those of the files of `-f`, or of the operands. Without any, those of standard input. After
 * `--`, `-` and `@FILE` are URIs like any other: a caller that passes unknown arguments there does not expect one of
 * them to read a file.
 *
 * Calls `refuse` if the order of reading would be unclear.
 */
export function inputPartsOf(
  operands: readonly string[],
  afterDashes: number,
  files: readonly string[] | undefined,
  refuse: (message: string) => never,
): readonly Part[] {
  if (files !== undefined) {
    if (operands.length === 0) return files.map((file) => ({ file, isOperand: false }));
    return refuse(
      "error: option '-f, --file <file>' cannot be used with inputs as arguments (write @FILE between them)",
    );
  }
  if (operands.length === 0) return [INPUT];
  const plain = operands.length - afterDashes;
  if (operands.slice(0, Math.max(0, plain)).includes("-")) {
    if (operands.length === 1) return [INPUT];
    return refuse("error: `-` (standard input) cannot be used with inputs as arguments");
  }
  const parts: Part[] = [];
  let uris: string[] = [];
  for (const [at, operand] of operands.entries()) {
    if (at < plain && isFile(operand)) {
      parts.push({ file: operand.slice(1), isOperand: true });
      uris = [];
    } else {
      if (uris.length === 0) parts.push({ uris, at });
      uris.push(operand);
    }
  }
  return parts;
}

/** Whether an operand names a file rather than a URI. `@` alone is a URI, since no file has an empty name. */
function isFile(operand: string): boolean {
  return operand.length > 1 && operand.startsWith("@");
}

export function partsFor(invocation: Invocation, operands: readonly string[]): readonly Part[] {
  const { file } = invocation.optsWithGlobals();
  return inputPartsOf(operands, countAfterDashes(), file, (message) => invocation.error(message));
}

/** Whether a single operand means standard input or a file rather than a URI. */
export function isInputName(operand: string | undefined, argv = process.argv): boolean {
  return operand !== undefined && (operand === "-" || isFile(operand)) && countAfterDashes(argv) === 0;
}

/** Whether a command has one input, which is an argument. */
export function isOneUri(operands: readonly string[], argv = process.argv): boolean {
  return operands.length === 1 && !isInputName(operands[0], argv);
}

export function countAfterDashes(argv = process.argv): number {
  const dashes = argv.indexOf("--");
  return dashes < 0 ? 0 : argv.length - dashes - 1;
}

/**
 * Refuses arguments that are not UTF-8. Node replaces their bytes with U+FFFD. No URI contains it, so only these
 * commands would accept it as a character.
 */
export function requireTexts(invocation: Invocation, operands: readonly string[]): void {
  if (!operands.some((operand) => operand.includes("\uFFFD"))) return;
  invocation.error(
    "error: an argument has bytes that are not UTF-8, or U+FFFD, which stands for them (standard input accepts U+FFFD)",
  );
}
