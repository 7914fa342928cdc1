/** The limits of output, and the diagnostic of an input whose output would be too long. They are from no section of a standard. */
import { type Diagnostic, type Location, type Statement, statedDiagnostic } from "../diagnostics/diagnostic.ts";

/** The most delimiters for output by segment or pair: each part may take 600 bytes of memory until it is printed. */
const MOST = 1_000_000;
const MOST_TEXT = "1,000,000";

/**
 * Thrown instead of an answer that would be too long.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7 | RFC 3986 §7}
 */
export class TooLong extends Error {
  override readonly name: string = "TooLong";
  readonly statement: Pick<Statement, "reason" | "offset" | "label" | "rule">;

  constructor(statement: TooLong["statement"]) {
    super(statement.reason);
    this.statement = statement;
  }
}

/**
 * Checks an input for output by segment and parameter, which slashes and semicolons separate, such as `resolution`.
 *
 * @throws {TooLong} if the output may not fit into the memory of a small machine
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.3 | RFC 3986 §3.3}
 */
export function requireFewSegments(input: string): void {
  requireFew("/;", "slashes and semicolons", input);
}

/**
 * Checks an input for output by segment, parameter and pair, which ampersands also separate, such as `parameters`.
 *
 * @throws {TooLong} if the output may not fit into the memory of a small machine
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 * @example
 * ```ts
 * import { requireFewParameters } from "@std66/report/inputs";
 * requireFewParameters("?a&b");
 * requireFewParameters("?" + "&".repeat(1_000_001)); // throws TooLong
 * ```
 */
export function requireFewParameters(input: string): void {
  requireFew("/;&", "slashes, semicolons and ampersands", input);
}

function requireFew(delimiters: string, names: string, input: string): void {
  if (input.length <= MOST) return;
  let count = 0;
  for (let offset = 0; offset < input.length; offset++) {
    if (!delimiters.includes(input[offset] as string) || ++count <= MOST) continue;
    const rule = `output for each segment and parameter is limited to ${MOST_TEXT} ${names}`;
    throw new TooLong({ reason: `more than ${MOST_TEXT} ${names}`, offset, label: "one too many", rule });
  }
}

/**
 * Recognizes an error for output that is too long: thrown by these functions, or by V8 for a string over its limit. Returns
 * `undefined` for any other.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7 | RFC 3986 §7}
 */
export function tooLongOf(error: unknown): TooLong | undefined {
  if (error instanceof TooLong) return error;
  if (!(error instanceof RangeError && error.message === "Invalid string length")) return undefined;
  const rule = "the output for an input must be less than 512 MiB";
  return new TooLong({ reason: "the output is too long", offset: 0, label: "for the input that begins here", rule });
}

/**
 * The diagnostic of an input whose output would be too long. It may be valid.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7 | RFC 3986 §7}
 */
export function tooLongDiagnostic(input: string, { statement }: TooLong, location: Location): Diagnostic {
  const rest = { location, input, length: 1, code: "length", section: "limits of std66", help: undefined };
  return statedDiagnostic({ ...statement, ...rest });
}
