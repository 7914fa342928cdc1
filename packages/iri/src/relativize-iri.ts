/** RFC 3986 §5.2 in reverse, on IRIs (RFC 3987 §6.5). */
import type { UriReference } from "@std66/core";
import type { RelativizeOptions } from "@std66/resolve";
import { writerOf } from "@std66/resolve/internal";
import type { IriReference } from "./iri-reference.ts";
import { parseIri } from "./parse-iri.ts";
import { readBase } from "./resolve-iri.ts";
import { scanArgument } from "./scan-argument.ts";

/**
 * Returns the shortest reference that resolves to the target against the base, or one in the form `path`, as
 * `relativize` does for URIs.
 *
 * @throws {BaseUriError} if the base has no scheme
 * @throws {UriSyntaxError} if either is not an IRI-reference
 * @throws {RangeError} if the form is unknown
 * @throws {TypeError} if either is neither a string nor a reference, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-6.5 | RFC 3987 §6.5}
 * @example
 * ```ts
 * import { relativizeIri } from "@std66/iri";
 * String(relativizeIri("http://example.org/日本/東京", "http://example.org/日本/大阪")); // => "大阪"
 * String(relativizeIri("http://example.org/日本/東京", "http://example.org/", { form: "path" })); // => "../"
 * ```
 */
export function relativizeIri(
  base: string | IriReference | UriReference,
  target: string | IriReference | UriReference,
  options?: RelativizeOptions,
): IriReference {
  const textOf = writerOf("relativizeIri: options", options);
  const from = readBase("relativizeIri: base", base);
  return parseIri(textOf(from, scanArgument("relativizeIri: target", target, true)));
}
