/** RFC 3986 §6.2.2, §6.2.3: the normal forms of lines of bytes. */
import { isUriReference } from "@std66/core";
import { normalize } from "@std66/normalize";
import { writeOctets } from "./latin-1.ts";
import { type LineOptions, endOf, requireBytes } from "./options.ts";
import { type Line, takeOthers } from "./other-lines.ts";

/** What `normalizeLines` made. */
export interface NormalizedLines {
  /** The lines in normal form, with the line ends that they had. */
  readonly bytes: Uint8Array;
  /** The number of lines. */
  readonly count: number;
  /** The lines that were not in normal form, in order. The offsets are those in the bytes that were given. */
  readonly changed: readonly Line[];
  /** The lines that are not URI-references. In the result, each is empty. */
  readonly invalid: readonly Line[];
}

/**
 * Returns the normal form of each line, which is that of `normalize` without options. So line _n_ of the result belongs
 * to line _n_ of the bytes. Lines are those of `checkLines`. If nothing changes, the bytes are the same instance.
 *
 * @throws {RangeError} if the value of an option is unknown, or if a line is longer than a string can be
 * @throws {TypeError} if `bytes` is not a `Uint8Array`, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2 | RFC 3986 §6.2.2}
 * @example
 * ```ts
 * import { normalizeLines } from "@std66/lines";
 * const given = new TextEncoder().encode("HTTP://A/%7eb\nhttp://a/\na b\nhttp://a:80\n");
 * const { bytes, changed, invalid } = normalizeLines(given);
 * new TextDecoder().decode(bytes); // => "http://a/~b\nhttp://a/\n\nhttp://a/\n"
 * changed.map(({ number }) => number); // => [1, 4]
 * invalid; // => [{ number: 3, start: 24, end: 27 }]
 * ```
 */
export function normalizeLines(bytes: Uint8Array, options?: LineOptions): NormalizedLines {
  requireBytes("normalizeLines: bytes", bytes);
  const end = endOf("normalizeLines: options", options);
  const changed: Line[] = [];
  const invalid: Line[] = [];
  const edits: Edit[] = [];
  const count = takeOthers(bytes, "normal-form", end, (text, line) => {
    const isValid = isUriReference(text);
    const replacement = isValid ? String(normalize(text)) : "";
    // The empty line is valid: no other has the replacement of an invalid one.
    if (replacement === text) return;
    (isValid ? changed : invalid).push(line);
    edits.push({ line, replacement });
  });
  return { bytes: edits.length === 0 ? bytes : edited(bytes, edits), count, changed, invalid };
}

/** A line with another text. */
interface Edit {
  readonly line: Line;
  readonly replacement: string;
}

function edited(bytes: Uint8Array, edits: readonly Edit[]): Uint8Array {
  let { length } = bytes;
  for (const { line, replacement } of edits) length += replacement.length - (line.end - line.start);
  const result = new Uint8Array(length);
  let from = 0;
  let at = 0;
  for (const { line, replacement } of edits) {
    result.set(bytes.subarray(from, line.start), at);
    at += line.start - from;
    writeOctets(replacement, result, at);
    at += replacement.length;
    from = line.end;
  }
  result.set(bytes.subarray(from), at);
  return result;
}
