/** RFC 3986 §4.1 and Appendix B, strictly: parses a text as a URI-reference, or rejects it. */
import { referenceFault } from "../faults/diagnose.ts";
import type { Fault } from "../faults/fault.ts";
import { referenceText, textOf } from "../argument/reference-argument.ts";
import { scanText } from "../scan/scan-text.ts";
import { syntaxError } from "../faults/uri-syntax-error.ts";
import type { UriReference } from "../reference/reference.ts";
import { fromScan, ownRecord } from "../reference/uri-reference.ts";

/**
 * Parses a URI-reference (RFC 3986 §4.1). Repairs nothing and changes nothing. Returns a `UriReference` unchanged.
 *
 * @throws {UriSyntaxError} if the grammar of RFC 3986 Appendix A does not allow the text
 * @throws {TypeError} if `text` is neither a string nor a `UriReference`
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 * @example
 * ```ts
 * import { parse } from "@std66/core";
 * parse("http://example.com/a?b").query; // => "b"
 * parse("../g").isRelativeReference(); // => true
 * parse("http://example.com/a b"); // throws UriSyntaxError
 * ```
 */
export function parse(text: string | UriReference): UriReference {
  if (typeof text !== "string") return ownRecord(text) ? text : parse(textOf("parse: text", text));
  const scanned = scanText(text);
  if (scanned === undefined) throw syntaxError(text, referenceFault(text) as Fault);
  return fromScan(scanned);
}

/**
 * Parses a URI-reference (RFC 3986 §4.1), or returns `undefined` if `parse` would throw. Cheap on invalid input, since
 * it creates no error.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 * @example
 * ```ts
 * import { tryParse } from "@std66/core";
 * tryParse("//example.com/a")?.host; // => "example.com"
 * tryParse("http://[::1"); // => undefined
 * tryParse(undefined); // => undefined
 * ```
 */
export function tryParse(text: string | UriReference | null | undefined): UriReference | undefined {
  if (typeof text === "string") {
    const scanned = scanText(text);
    return scanned === undefined ? undefined : fromScan(scanned);
  }
  if (ownRecord(text)) return text as UriReference;
  const given = referenceText(text);
  return given === undefined ? undefined : tryParse(given);
}
