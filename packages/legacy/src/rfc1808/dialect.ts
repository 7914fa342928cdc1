/** RFC 1808, Relative Uniform Resource Locators (1995): the first algorithm for relative references. */
import { createDialect } from "../dialect/create-dialect.ts";
import type { Dialect } from "../dialect/dialect.ts";
import { type Rfc1808Components, componentsOf } from "./components.ts";
import { faultsOf1808, isValid } from "./grammar.ts";
import { resolve1808 } from "./resolve.ts";

/**
 * RFC 1808: params are not part of the path, and an empty component is the same as an absent one.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc1808#section-4 | RFC 1808 §4}
 * @example
 * ```ts
 * import { rfc1808 } from "@std66/legacy";
 * rfc1808.resolve("http://a/b/c/d;p?q", ";x"); // => { kind: "uri", text: "http://a/b/c/d;x" }
 * rfc1808.parse("http://a/b;c?d").params; // => "c"
 * rfc1808.isValid("http://a/~b"); // => false
 * ```
 */
export const rfc1808: Dialect<Rfc1808Components, "rfc1808"> = /* @__PURE__ */ createDialect({
  id: "rfc1808",
  title: "RFC 1808, Relative Uniform Resource Locators (1995)",
  isValid,
  faultsOf: faultsOf1808,
  componentsOf,
  resolve: resolve1808,
});
