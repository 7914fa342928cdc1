/**
 * RFC 3986 §4.1: URI-reference = URI / relative-ref.
 *
 * The type is a union, as the rule is: a type guard of a class would say nothing where it is false.
 */
import type { ScannedText } from "../scan/scanned-text.ts";
import { type RelativeReference, type Uri, UriReference as Reference, fromScan, ownRecord } from "./uri-reference.ts";

/**
 * A URI-reference (RFC 3986 §4.1) with its text and components, unchanged. `undefined` means that a component is not
 * present, `""` that it is empty. Nothing is decoded, lowercased or repaired. `parse` and `build` create instances,
 * which are immutable.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 * @example
 * ```ts
 * import { parse } from "@std66/core";
 * const uri = parse("foo://example.com:8042/over/there?name=ferret#nose");
 * uri.authority; // => "example.com:8042"
 * uri.path; // => "/over/there"
 * uri.fragment; // => "nose"
 * uri.userinfo; // => undefined
 * ```
 */
export type UriReference = Uri | RelativeReference;

/**
 * The class of a URI-reference, for `instanceof`. `parse`, `build` and others create instances.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 */
export const UriReference: typeof Reference = Reference;

/**
 * Returns the reference of a record: `given` itself, if it is an instance of this copy of the package with that text.
 */
export function referenceOf(scanned: ScannedText, given?: unknown): UriReference {
  return ownRecord(given)?.text === scanned.text ? (given as UriReference) : fromScan(scanned);
}
