/** RFC 3986 Appendix C: Delimiting a URI in Context. */
import { argumentError } from "@std66/core/internal";
import type { ExtractedUri } from "./extracted-uri.ts";
import { type ExtractOptions, type Settings, settingsOf } from "./options.ts";
import { Scanner } from "./scanner.ts";

/**
 * Finds the URIs in a text: between angle brackets, in quotes, and between white space, without the punctuation after
 * them (RFC
 * 3986 Appendix C). Each is found when it is asked for. Relative references are not found: any word is one.
 *
 * Anything that is a URI is found between angle brackets. Elsewhere, a scheme must be followed by "//" or be one of
 * those that are common without it, such as `mailto` and `urn`.
 *
 * @throws {TypeError} if `text` is not a string, or if an option is unknown
 * @throws {RangeError} if an option names something that cannot be a scheme
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-C | RFC 3986 Appendix C}
 * @example
 * ```ts
 * import { extractUris } from "@std66/extract";
 * const [link, letter] = extractUris("See (http://example.com/a_(b)). Or <URL:mailto:jim@\n example.com>!");
 * link?.text; // => "http://example.com/a_(b)"
 * [link?.start, link?.end, link?.delimiter]; // => [5, 29, "whitespace"]
 * String(letter?.reference); // => "mailto:jim@example.com"
 * ```
 */
export function extractUris(text: string, options?: ExtractOptions): Iterable<ExtractedUri> {
  if (typeof text !== "string") throw argumentError("extractUris: text", "a string", text);
  const settings = settingsOf("extractUris: options", options);
  return { [Symbol.iterator]: () => scannedUris(text, settings) };
}

/** The URIs of a text, with options that were read before. */
export function* scannedUris(text: string, settings: Settings): Generator<ExtractedUri> {
  const scanner = new Scanner(settings);
  scanner.add(text, true);
  for (let uri = scanner.next(); uri !== undefined; uri = scanner.next()) yield uri;
}
