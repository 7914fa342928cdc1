/** RFC 3986 §4.1, §3: which lines of bytes are URI-references, or URIs. */
import { isUri, isUriReference } from "@std66/core";
import { ownOptions } from "@std66/core/internal";
import { type LineOptions, endNamed, requireBytes, requireName } from "./options.ts";
import { type Line, takeOthers } from "./other-lines.ts";

export interface CheckLinesOptions extends LineOptions {
  /** What each line must be. Default: `uri-reference`. */
  readonly as?: "uri-reference" | "uri" | undefined;
}

/** What `checkLines` found. */
export interface CheckedLines {
  /** The number of lines. */
  readonly count: number;
  /** The lines that are not what they must be, in order. */
  readonly invalid: readonly Line[];
}

const PREDICATES = { "uri-reference": isUriReference, uri: isUri } as const;

/**
 * Returns which lines are not URI-references (RFC 3986 §4.1), or not URIs (§3). An empty line is the empty reference. A
 * line with an octet above 0x7F, a byte order mark included, is not a URI-reference. What follows the last line end is
 * also a line, unless it is empty. Only there, a CR at the end belongs to the line.
 *
 * @throws {RangeError} if the value of an option is unknown, or if a line is longer than a string can be
 * @throws {TypeError} if `bytes` is not a `Uint8Array`, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 * @example
 * ```ts
 * import { checkLines } from "@std66/lines";
 * const bytes = new TextEncoder().encode("http://a/\n../b\r\nhttp://a/100%\n");
 * checkLines(bytes); // => { count: 3, invalid: [{ number: 3, start: 16, end: 29 }] }
 * checkLines(bytes, { as: "uri" }).invalid.map(({ number }) => number); // => [2, 3]
 * ```
 */
export function checkLines(bytes: Uint8Array, options?: CheckLinesOptions): CheckedLines {
  requireBytes("checkLines: bytes", bytes);
  const own = ownOptions("checkLines: options", options ?? {}, ["as", "end"]);
  const { as = "uri-reference" } = own;
  requireName("checkLines: options.as", as, PREDICATES);
  const isValid = PREDICATES[as];
  const invalid: Line[] = [];
  const count = takeOthers(bytes, as, endNamed("checkLines: options", own), (text, line) => {
    if (!isValid(text)) invalid.push(line);
  });
  return { count, invalid };
}
