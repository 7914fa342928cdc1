/** RFC 3986, Uniform Resource Identifier (URI): Generic Syntax (2005), Internet Standard 66. */
import type { Dialect } from "./dialect.ts";
import type { Rfc3986Components } from "./generic-syntax/components.ts";
import { createGenericSyntax } from "./generic-syntax/create-generic-syntax.ts";

export type * from "./public-types.ts";

/**
 * RFC 3986: the standard in force.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5 | RFC 3986 §5}
 * @example
 * ```ts
 * import { rfc3986 } from "@std66/legacy";
 * rfc3986.resolve("http://a/b/c/d;p?q", "../../../g"); // => { kind: "uri", text: "http://a/g" }
 * ```
 */
export const rfc3986: Dialect<Rfc3986Components, "rfc3986"> = /* @__PURE__ */ createGenericSyntax(
  "rfc3986",
  "RFC 3986, Uniform Resource Identifier (URI): Generic Syntax (2005)",
);
