/** RFC 3986 §5.3: component recomposition. */
import type { Components } from "./components.ts";
import { checkComponents, recompose } from "./recompose.ts";
import { type UriReference, fromScan, isOwnReference } from "./uri-reference.ts";

/**
 * Puts a URI-reference together from its components (RFC 3986 §5.3), which are taken as they are: see `percentEncode` and
 * the `uri` tag for data. `undefined` is a component that is not there.
 *
 * @throws {UriSyntaxError} when a component is not well-formed, or when the whole would parse otherwise: then `input` and
 *   `offset` (in UTF-16 code units) are those of the component at fault
 * @throws {TypeError} for `authority` beside one of its parts, for userinfo or a port without a host, for an unknown name
 * @example
 * ```ts
 * import { build } from "@std66/core";
 * String(build({ scheme: "http", host: "example.com", port: 8080, path: "/a", query: "" })); // => "http://example.com:8080/a?"
 * build({ path: "//example.com" }); // throws UriSyntaxError
 * ```
 */
export function build(components: Components | UriReference): UriReference {
  if (isOwnReference(components)) return components;
  checkComponents("build: components", components);
  return fromScan(recompose("build", { ...components }));
}
