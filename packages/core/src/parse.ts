/** RFC 3986 §4.1 and Appendix B, strictly: a text is read as a URI-reference, or refused. */
import { diagnose } from "./diagnose.ts";
import { scan } from "./scan.ts";
import { type UriReference, fromScan } from "./uri-reference.ts";
import { requireString } from "./require-string.ts";

/**
 * Reads a URI-reference (RFC 3986 §4.1). Nothing is repaired and nothing is changed.
 *
 * @throws {UriSyntaxError} when the grammar of RFC 3986 Appendix A does not allow the text
 * @throws {TypeError} when `text` is no string
 * @example
 * ```ts
 * import { parse } from "@std66/core";
 * parse("http://example.com/a?b").query; // => "b"
 * parse("../g").isRelativeReference(); // => true
 * parse("http://example.com/a b"); // throws UriSyntaxError
 * ```
 */
export function parse(text: string): UriReference {
  requireString(text);
  if (!scan(text)) throw diagnose(text);
  return fromScan(text);
}

/**
 * Reads a URI-reference (RFC 3986 §4.1), or gives `undefined` where `parse` would throw a `UriSyntaxError`; cheap on bad
 * input, since no error is made.
 *
 * @throws {TypeError} when `text` is no string
 * @example
 * ```ts
 * import { tryParse } from "@std66/core";
 * tryParse("//example.com/a")?.host; // => "example.com"
 * tryParse("http://[::1"); // => undefined
 * ```
 */
export function tryParse(text: string): UriReference | undefined {
  requireString(text);
  return scan(text) ? fromScan(text) : undefined;
}
