/** RFC 1738, Uniform Resource Locators (1994): each scheme has its own form, and there are no relative URLs. */
import { createDialect } from "../dialect/create-dialect.ts";
import type { Dialect } from "../dialect/dialect.ts";
import { type Outcome, failed, resolved } from "../dialect/outcome.ts";
import type { Rfc1738Components } from "./components.ts";
import { faultsOf1738 } from "./faults.ts";
import { componentsOf } from "./parse.ts";

/** RFC 1738 has no resolution: a valid URL is its own result. */
function resolve1738(_base: string, reference: string): Outcome {
  const [fault] = faultsOf1738(reference);
  return fault === undefined ? resolved(reference) : failed(fault.reason, fault.message);
}

/**
 * RFC 1738: each scheme has its own form, with its own part names.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc1738#section-5 | RFC 1738 §5}
 * @example
 * ```ts
 * import { rfc1738 } from "@std66/legacy";
 * rfc1738.isValid("http://user@example.com/"); // => false
 * const parts = rfc1738.parse("ftp://example.com/pub/a.txt;type=i");
 * parts.scheme === "ftp" && parts.cwd; // => ["pub"]
 * ```
 */
export const rfc1738: Dialect<Rfc1738Components, "rfc1738"> = /* @__PURE__ */ createDialect({
  id: "rfc1738",
  title: "RFC 1738, Uniform Resource Locators (1994)",
  isValid: (text) => componentsOf(text) !== undefined,
  faultsOf: faultsOf1738,
  componentsOf: (text) => componentsOf(text) as Rfc1738Components,
  resolve: resolve1738,
});
