/** draft-fielding-uri-rfc2396bis-07 (2004), the last draft of what became RFC 3986. */
import type { Dialect } from "./dialect.ts";
import type { Rfc3986Components } from "./generic-syntax/components.ts";
import { createGenericSyntax } from "./generic-syntax/create-generic-syntax.ts";

export type * from "./public-types.ts";

/**
 * The last draft before RFC 3986. Grammar and algorithms are those of the RFC, rule by rule; only the wording differs.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 * @example
 * ```ts
 * import { rfc2396bis07 } from "@std66/legacy";
 * rfc2396bis07.resolve("http://a/b/c/d;p?q", "?y"); // => { kind: "uri", text: "http://a/b/c/d;p?y" }
 * ```
 */
export const rfc2396bis07: Dialect<Rfc3986Components, "rfc2396bis07"> = /* @__PURE__ */ createGenericSyntax(
  "rfc2396bis07",
  "draft-fielding-uri-rfc2396bis-07 (2004)",
);
