/** RFC 3986 §4.1: whole lines, from a stream whose pieces end anywhere. */
import { type LineOptions, endOf, requireBytes } from "./options.ts";

/**
 * Cuts a stream of bytes after line ends: each piece of the result has whole lines, of which only the last one may lack
 * its line end. What a piece of the stream has after its last line end is kept until that line ends. A piece of the
 * result may be a piece of the stream, or share its memory.
 *
 * @throws {RangeError} if the value of an option is unknown
 * @throws {TypeError} if `stream` is not iterable, if a piece is not a `Uint8Array`, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 * @example
 * ```ts
 * import { checkLines, wholeLines } from "@std66/lines";
 * const stream = ["http://a/\nhttp:", "//b/ c\nd"].map((piece) => new TextEncoder().encode(piece));
 * let before = 0;
 * const invalid: number[] = [];
 * for await (const bytes of wholeLines(stream)) {
 *   const checked = checkLines(bytes);
 *   invalid.push(...checked.invalid.map(({ number }) => before + number));
 *   before += checked.count;
 * }
 * invalid; // => [2]
 * before; // => 3
 * ```
 */
export async function* wholeLines(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options?: LineOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  const end = endOf("wholeLines: options", options);
  let rest: Uint8Array[] = [];
  for await (const piece of stream) {
    requireBytes("wholeLines: stream", piece);
    const whole = piece.lastIndexOf(end) + 1;
    if (whole > 0) {
      yield joined([...rest, piece.subarray(0, whole)]);
      rest = [];
    }
    // A copy, since the stream may use the memory of the piece again. `slice` of a `Buffer` of Node copies nothing.
    if (whole < piece.length) rest.push(new Uint8Array(piece.subarray(whole)));
  }
  if (rest.length > 0) yield joined(rest);
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [first = new Uint8Array(0)] = pieces;
  if (pieces.length === 1) return first;
  const result = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    result.set(piece, at);
    at += piece.length;
  }
  return result;
}
