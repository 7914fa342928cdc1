/** The limits of the command's output, and the diagnostic of an input whose output would be too long. */
import { type Diagnostic, type Location, statedDiagnostic } from "@std66/report";
import { thousands } from "../text/thousands.ts";

/** The most delimiters for output by segment or pair: each part may take 600 bytes of memory until it is printed. */
const MOST = 1_000_000;
const SLASH = 0x2f;
const SEMICOLON = 0x3b;
const AMPERSAND = 0x26;

/** Thrown instead of an answer that would be too long. */
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
 * Checks an input for output by segment and parameter, which slashes and semicolons separate.
 *
 * @throws {TooLong} if the output may not fit into the memory of a small machine
 */
export function requireFewSegments(input: string): void {
  requireFew([SLASH, SEMICOLON], "slashes and semicolons", input);
}

/**
 * Checks an input for output by segment, parameter and pair, which ampersands also separate.
 *
 * @throws {TooLong} if the output may not fit into the memory of a small machine
 */
export function requireFewParameters(input: string): void {
  requireFew([SLASH, SEMICOLON, AMPERSAND], "slashes, semicolons and ampersands", input);
}

function requireFew(delimiters: readonly number[], names: string, input: string): void {
  if (input.length <= MOST) return;
  let count = 0;
  for (let i = 0; i < input.length; i++) {
    const code = input.charCodeAt(i);
    if (delimiters.includes(code) && ++count > MOST) {
      const most = thousands(MOST);
      const rule = `output for each segment and parameter is limited to ${most} ${names}`;
      throw new TooLong(`more than ${most} ${names}`, i, "one too many", rule);
    }
  }
}

/** Recognizes an error for output that is too long: thrown by a command, or by the runtime for a string over its limit. */
export function tooLongOf(error: unknown): TooLong | undefined {
  if (error instanceof TooLong) return error;
  if (!(error instanceof RangeError && error.message === "Invalid string length")) return undefined;
  const rule = "the output for an input must be less than 512 MiB";
  return new TooLong("the output is too long", 0, "for the input that begins here", rule);
}

/** Used instead of a section: the limits are the command's own, not from a standard. */
const LIMITS = "limits of std66";

/** The input may be valid. */
export function tooLongDiagnostic(input: string, tooLong: TooLong, location: Location): Diagnostic {
  const { message: reason, offset, label, rule } = tooLong;
  return statedDiagnostic({
    location,
    input,
    offset,
    length: 1,
    code: "length",
    section: LIMITS,
    reason,
    label,
    rule,
    help: undefined,
  });
}
