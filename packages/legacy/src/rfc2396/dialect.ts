/** RFC 2396, Uniform Resource Identifiers: Generic Syntax (1998), with the IPv6 literals of RFC 2732. */
import { createDialect } from "../dialect/create-dialect.ts";
import type { Dialect } from "../dialect/dialect.ts";
import type { Rfc2396Components } from "./component-types.ts";
import { componentsOf } from "./components.ts";
import { faultsOf2396, isValid } from "./grammar.ts";
import { resolve2396 } from "./resolve.ts";

/**
 * RFC 2396 with RFC 2732: opaque URIs, registry names, and empty references that mean the current document.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc2396#section-5.2 | RFC 2396 §5.2}
 * @example
 * ```ts
 * import { rfc2396 } from "@std66/legacy";
 * rfc2396.resolve("http://a/b/c/d;p?q", "?y"); // => { kind: "uri", text: "http://a/b/c/?y" }
 * rfc2396.resolve("http://a", "g"); // => { kind: "uri", text: "http://ag" }
 * rfc2396.parse("mailto:a?b").opaquePart; // => "a?b"
 * ```
 */
export const rfc2396: Dialect<Rfc2396Components, "rfc2396"> = /* @__PURE__ */ createDialect({
  id: "rfc2396",
  title: "RFC 2396, Uniform Resource Identifiers: Generic Syntax (1998), with RFC 2732",
  isValid,
  faultsOf: faultsOf2396,
  componentsOf,
  resolve: resolve2396,
});
