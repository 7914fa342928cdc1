/** RFC 3986 §5.3: component recomposition. */
import type { UriComponents } from "../scan/components.ts";
import { ownComponents, recompose } from "./recompose.ts";
import { parse } from "../parse/parse.ts";
import { referenceText } from "../argument/reference-argument.ts";
import type { UriReference } from "../reference/reference.ts";
import { type Uri, fromScan } from "../reference/uri-reference.ts";

/**
 * Builds a URI-reference from its components (RFC 3986 §5.3). Components are inserted unchanged: for data, see
 * `percentEncode` and the `uri` tag. `undefined` means that a component is not present.
 *
 * @throws {UriSyntaxError} if a component is malformed, or if the result would parse differently. `input` and `offset`
 * (in UTF-16 code units) then refer to the faulty component
 * @throws {TypeError} for `authority` together with one of its parts, userinfo or a port without a host, or an unknown
 * name
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.3 | RFC 3986 §5.3}
 * @example
 * ```ts
 * import { build } from "@std66/core";
 * String(build({ scheme: "http", host: "example.com", port: 8080, path: "/a", query: "" })); // => "http://example.com:8080/a?"
 * build({ path: "//example.com" }); // throws UriSyntaxError
 * ```
 */
export function build(components: Uri | (UriComponents & { readonly scheme: string })): Uri;
/**
 * Builds a URI-reference, which has no scheme unless one of the components is one (RFC 3986 §5.3).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.3 | RFC 3986 §5.3}
 */
export function build(components: UriComponents | UriReference): UriReference;
export function build(components: UriComponents | UriReference): UriReference {
  if (referenceText(components) !== undefined) return parse(components as UriReference);
  return fromScan(recompose("build", ownComponents("build: components", components)));
}
