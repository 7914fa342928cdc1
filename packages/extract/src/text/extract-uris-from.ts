/** RFC 3986 Appendix C for a text that comes in pieces. */
import { argumentError } from "@std66/core/internal";
import type { ExtractedUri } from "./extracted-uri.ts";
import { type ExtractOptions, type Settings, settingsOf } from "./options.ts";
import { Scanner } from "./scanner.ts";

/**
 * Finds the URIs in a text that comes in pieces, such as a stream: the same ones as `extractUris` in the whole text,
 * with their offsets in it. A URI may begin in one piece and end in another. Keeps only the end of a text in which one
 * may have begun, and throws a `RangeError` if that becomes longer than 16,777,216 characters.
 *
 * The pieces are characters, since a URI is made of characters and not of octets (RFC 3986 §2). A `TextDecoderStream`,
 * or `setEncoding` of a stream in Node, decodes octets.
 *
 * @throws {TypeError} if `pieces` is not iterable, if a piece is not a string, or if an option is unknown
 * @throws {RangeError} if an option names something that cannot be a scheme
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-C | RFC 3986 Appendix C}
 * @example
 * ```ts
 * import { extractUrisFrom } from "@std66/extract";
 * const found: string[] = [];
 * for await (const { text } of extractUrisFrom(["see http://exam", "ple.com/, or ", "<urn:a:b>"])) found.push(text);
 * found; // => ["http://example.com/", "urn:a:b"]
 * ```
 */
export function extractUrisFrom(
  pieces: AsyncIterable<string> | Iterable<string>,
  options?: ExtractOptions,
): AsyncIterable<ExtractedUri> {
  if (!isIterable(pieces)) {
    throw argumentError("extractUrisFrom: pieces", "an iterable of strings, such as a stream", pieces);
  }
  const settings = settingsOf("extractUrisFrom: options", options);
  return { [Symbol.asyncIterator]: () => urisFrom(pieces, settings) };
}

export function isIterable(value: unknown): boolean {
  // A string is iterable too, character by character, but that is slow and hardly ever meant.
  return typeof value === "object" && value !== null && (Symbol.asyncIterator in value || Symbol.iterator in value);
}

/** What is kept is read again with each piece. If it is longer than this, only each time that it has doubled. */
const DOUBLING_FROM = 65_536;

/** What is kept is at most twice as long: a stream without an end must not fill the memory. */
const MAX_PENDING = 16_777_216;

export async function* urisFrom(
  pieces: AsyncIterable<string> | Iterable<string>,
  settings: Settings,
): AsyncGenerator<ExtractedUri> {
  const scanner = new Scanner(settings);
  let waiting: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    if (typeof piece !== "string")
      throw argumentError("extractUrisFrom: a piece", "a string: decode octets first", piece);
    waiting.push(piece);
    length += piece.length;
    if (scanner.pending > DOUBLING_FROM && length < scanner.pending) continue;
    const text = waiting.join("");
    // The first half of a character waits for the second.
    const whole = text.length - (/[\uD800-\uDBFF]$/.test(text) ? 1 : 0);
    scanner.add(text.slice(0, whole), false);
    waiting = [text.slice(whole)];
    length = text.length - whole;
    yield* urisOf(scanner);
    if (scanner.pending > MAX_PENDING)
      throw new RangeError(`extractUrisFrom: a piece begins a URI of more than ${MAX_PENDING} characters`);
  }
  scanner.add(waiting.join(""), true);
  yield* urisOf(scanner);
}

function* urisOf(scanner: Scanner): Generator<ExtractedUri> {
  for (let uri = scanner.next(); uri !== undefined; uri = scanner.next()) yield uri;
}
