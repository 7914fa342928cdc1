/** Inputs of which there is too much to print. */
import { type Problem, errorAt, messageOf } from "./problem.ts";
import { thousands } from "./thousands.ts";

/** How many slashes and semicolons an input may have that is told at length: each may take 400 bytes until it is printed. */
const MOST = 1_000_000;
/** What stands in the place of a section: the limits are the command's, and no standard has any. */
const LIMITS = "limits of std66";
const SLASH = 0x2f;
const SEMICOLON = 0x3b;

/** What an answer throws that there cannot be, or what stands for it. */
export class TooLong extends Error {
  readonly offset: number;
  readonly label: string;
  readonly rule: string;

  constructor(reason: string, offset: number, label: string, rule: string) {
    super(reason);
    this.offset = offset;
    this.label = label;
    this.rule = rule;
  }
}

/**
 * For what has lines for each segment and each parameter, which slashes and semicolons divide.
 *
 * @throws {TooLong} where there may be more of them than fit into the memory of a small machine
 */
export function requireTellable(input: string): void {
  if (input.length <= MOST) return;
  let count = 0;
  for (let i = 0; i < input.length; i++) {
    const code = input.charCodeAt(i);
    if ((code === SLASH || code === SEMICOLON) && ++count > MOST) {
      const most = thousands(MOST);
      const rule = `what is told of each segment and parameter is told of ${most} slashes and semicolons at most`;
      throw new TooLong(`more than ${most} slashes and semicolons`, i, "one more", rule);
    }
  }
}

/** That an answer is too long, if that is what was thrown: a string cannot hold it, or a command has said so. */
export function tooLongOf(error: unknown): TooLong | undefined {
  if (error instanceof TooLong) return error;
  if (!(error instanceof RangeError && error.message === "Invalid string length")) return undefined;
  const rule = "what is printed of an input is less than 512 MiB";
  return new TooLong("more to print than a text can hold", 0, "what begins here", rule);
}

/** What is told of an input that an answer would be too long for. */
export function problemOfLength(input: string, { message: reason, offset, label, rule }: TooLong): Problem {
  // Only its excerpt is shown: the input may be valid.
  const error = errorAt(input, "pchar", offset, 1);
  return {
    input,
    code: "length",
    offset,
    component: undefined,
    section: LIMITS,
    message: messageOf(reason, error, LIMITS),
    error,
    instead: { reason, label, rule, help: undefined },
  };
}
