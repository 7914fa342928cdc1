/**
 * RFC 3986 §4.1: URI-reference = URI / relative-ref, as types.
 *
 * A union, since a type guard of a class would say nothing where it is false: `isUri()` decides between the two.
 */
import { UriReference as Reference } from "./uri-reference.ts";

/** A URI-reference that has a scheme (RFC 3986 §3). */
export interface Uri extends Reference {
  readonly scheme: string;
}

/** A URI without a fragment: the form of a base URI (RFC 3986 §4.3). */
export interface AbsoluteUri extends Uri {
  readonly fragment: undefined;
}

/** A URI-reference without a scheme (RFC 3986 §4.2). */
export interface RelativeReference extends Reference {
  readonly scheme: undefined;
}

/**
 * A URI-reference (RFC 3986 §4.1) with its text and components, unchanged. `undefined` means that a component is not present,
 * `""` that it is empty. Nothing is decoded, lowercased or repaired. `parse` and `build` create instances, which are immutable.
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
