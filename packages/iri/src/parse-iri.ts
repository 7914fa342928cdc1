/** RFC 3987 §2.2, strictly: parses a text as an IRI-reference, or rejects it. */
import type { UriReference } from "@std66/core";
import { type IriReference, referenceOf } from "./iri-reference.ts";
import { recordOf, scanArgument } from "./scan-argument.ts";

/**
 * Parses an IRI-reference (RFC 3987 §2.2). Repairs nothing and changes nothing. Every URI-reference is an
 * IRI-reference. Returns an `IriReference` unchanged.
 *
 * @throws {UriSyntaxError} if the grammar of RFC 3987 §2.2 does not allow the text
 * @throws {TypeError} if `text` is neither a string nor a reference
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-2.2 | RFC 3987 §2.2}
 * @example
 * ```ts
 * import { parseIri } from "@std66/iri";
 * parseIri("http://résumé.example.org/日本?q").host; // => "résumé.example.org"
 * parseIri("../日本").isRelativeReference(); // => true
 * parseIri("http://example.org/a b"); // throws UriSyntaxError
 * ```
 */
export function parseIri(text: string | IriReference | UriReference): IriReference {
  return referenceOf(scanArgument("parseIri: text", text), text);
}

/**
 * Parses an IRI-reference (RFC 3987 §2.2), or returns `undefined` if `parseIri` would throw. Cheap on invalid input,
 * since it creates no error.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-2.2 | RFC 3987 §2.2}
 * @example
 * ```ts
 * import { tryParseIri } from "@std66/iri";
 * tryParseIri("//例え.テスト/a")?.host; // => "例え.テスト"
 * tryParseIri("http://[::1"); // => undefined
 * tryParseIri(undefined); // => undefined
 * ```
 */
export function tryParseIri(text: string | IriReference | UriReference | null | undefined): IriReference | undefined {
  const scanned = recordOf(text);
  return scanned === undefined ? undefined : referenceOf(scanned, text);
}
