/** The limits of output, which no standard sets, and the diagnostic of an input whose output would be too long. */
import { type Diagnostic, type Location, type Statement, statedDiagnostic } from "@std66/report";
import { thousands } from "../text/thousands.ts";

/** The most delimiters for output by segment or pair: each part may take 600 bytes of memory until it is printed. */
const MOST = 1_000_000;

export class TooLong extends Error {
  readonly statement: Pick<Statement, "reason" | "offset" | "label" | "rule">;

  constructor(statement: TooLong["statement"]) {
    super(statement.reason);
    this.statement = statement;
  }
}

/** For output by segment and parameter (RFC 3986 §3.3). @throws {TooLong} if it may not fit into memory */
export const requireFewSegments = requireFew.bind(undefined, "/;", "slashes and semicolons");

/** For output by segment, parameter and pair (RFC 3986 §3.4). @throws {TooLong} if it may not fit into memory */
export const requireFewParameters = requireFew.bind(undefined, "/;&", "slashes, semicolons and ampersands");

function requireFew(delimiters: string, names: string, input: string): void {
  if (input.length <= MOST) return;
  let count = 0;
  for (let offset = 0; offset < input.length; offset++) {
    if (!delimiters.includes(input[offset] as string) || ++count <= MOST) continue;
    const rule = `output for each segment and parameter is limited to ${thousands(MOST)} ${names}`;
    throw new TooLong({ reason: `more than ${thousands(MOST)} ${names}`, offset, label: "one too many", rule });
  }
}

/** An error of these functions, or of V8 for a string over its limit; `undefined` for any other error. */
export function tooLongOf(error: unknown): TooLong | undefined {
  if (error instanceof TooLong) return error;
  if (!(error instanceof RangeError && error.message === "Invalid string length")) return undefined;
  const rule = "the output for an input must be less than 512 MiB";
  return new TooLong({ reason: "the output is too long", offset: 0, label: "for the input that begins here", rule });
}

/** The diagnostic of an input whose output would be too long. It may be valid. */
export function tooLongDiagnostic(input: string, { statement }: TooLong, location: Location): Diagnostic {
  return statedDiagnostic({ ...statement, location, input, length: 1, code: "length", section: "limits of std66" });
}
