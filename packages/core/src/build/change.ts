/** RFC 3986 §5.3: recomposes a reference with other components. */
import type { UriComponents } from "../scan/components.ts";
import { besideParts, ownComponents, recompose } from "./recompose.ts";
import { textOf } from "../argument/reference-argument.ts";
import { parse } from "../parse/parse.ts";
import { referenceOf, type UriReference } from "../reference/reference.ts";
import type { RelativeReference, Uri } from "../reference/uri-reference.ts";

/**
 * Returns a reference with some components changed (RFC 3986 §5.3). A name with the value `undefined` removes its
 * component; the path becomes empty. Components are inserted unchanged: for data, see `percentEncode`. If nothing
 * changes, returns the same instance.
 *
 * @throws {UriSyntaxError} if `uri` or a component is malformed, or if the result would parse differently. `input` and
 * `offset` (in UTF-16 code units) then refer to the faulty text
 * @throws {TypeError} for `authority` together with one of its parts, userinfo or a port without a host, an unknown
 * name, or if `uri` is neither a string nor a `UriReference`
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.3 | RFC 3986 §5.3}
 * @example
 * ```ts
 * import { change } from "@std66/core";
 * const uri = "http://example.com/a?b#c";
 * String(change(uri, { host: "example.org", fragment: undefined })); // => "http://example.org/a?b"
 * change(uri, { path: "a" }); // throws UriSyntaxError
 * ```
 */
export function change(uri: string | UriReference, changes: UriComponents & { readonly scheme: string }): Uri;
/**
 * Returns a reference without its scheme, and with other components changed: a relative reference (RFC 3986 §4.2,
 * §5.3).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.2 | RFC 3986 §4.2}
 */
export function change(
  uri: string | UriReference,
  changes: UriComponents & { readonly scheme: undefined },
): RelativeReference;
/**
 * Returns a URI with some components changed, which keeps its scheme (RFC 3986 §5.3).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.3 | RFC 3986 §5.3}
 */
export function change(uri: Uri, changes: UriComponents & { readonly scheme?: never }): Uri;
/**
 * Returns a reference with some components changed (RFC 3986 §5.3).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.3 | RFC 3986 §5.3}
 */
export function change(uri: string | UriReference, changes: UriComponents): UriReference;
export function change(uri: string | UriReference, changes: UriComponents): UriReference {
  textOf("change: uri", uri);
  const reference = parse(uri);
  const given = ownComponents("change: changes", changes);
  const { scheme, path, query, fragment } = reference;
  const takesAuthority = "authority" in given;
  if (takesAuthority && ["userinfo", "host", "port"].some((name) => name in given)) throw besideParts("change");
  const { userinfo, host, port } = takesAuthority ? given : reference;
  // Every name is set, since this record inherits from `Object.prototype`.
  const kept = { scheme, authority: undefined, userinfo, host, port, path, query, fragment };
  return referenceOf(recompose("change", { ...kept, ...given }), reference);
}
