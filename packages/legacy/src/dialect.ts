/** The interface that all standards share, and the types of its results. */
import type { UriReference } from "@std66/core";
import type { DialectOptions } from "./dialect-options.ts";
import type { DialectTrace } from "./dialect-trace.ts";
import type { Rfc3986Components } from "./generic-syntax/components.ts";
import type { Outcome } from "./outcome.ts";
import type { Rfc1738Components } from "./rfc1738/components.ts";
import type { Rfc1808Components } from "./rfc1808/components.ts";
import type { Rfc2396Components } from "./rfc2396/component-types.ts";
import type { WhatwgComponents } from "./whatwg/runtime-url.ts";

/** The type of the components that each dialect gives. */
export interface ComponentsByDialect {
  readonly rfc1738: Rfc1738Components;
  readonly rfc1808: Rfc1808Components;
  readonly rfc2396: Rfc2396Components;
  readonly rfc2396bis07: Rfc3986Components;
  readonly rfc3986: Rfc3986Components;
  readonly whatwg: WhatwgComponents;
}

export type DialectId = keyof ComponentsByDialect;

/** A record of components under the names of a standard; `undefined` if a component is not present. */
export type Components = ComponentsByDialect[DialectId];

/** The rules of one standard for URIs and references. `C` is the type of its components. */
export interface Dialect<C extends Components = Components, Id extends DialectId = DialectId> {
  readonly id: Id;
  readonly title: string;
  /**
   * Whether a text matches the standard's grammar of references, or of URLs if it has no references. False for anything but a
   * string or a `UriReference`.
   */
  readonly isValid: (text: string | UriReference) => boolean;
  /**
   * Returns the components of a text.
   *
   * @throws {LegacySyntaxError} if the text is not valid
   * @throws {TypeError} if it is neither a string nor a `UriReference`
   */
  readonly parse: (text: string | UriReference) => C;
  /**
   * Resolves a reference against a base. Does not throw for an invalid text; an `Outcome` of kind `error` gives the reason.
   *
   * @throws {TypeError} if the base or the reference is neither a string nor a `UriReference`, or an option is unknown
   * @throws {RangeError} if the value of an option is unknown
   */
  readonly resolve: (
    base: string | UriReference,
    reference: string | UriReference,
    options?: DialectOptions,
  ) => Outcome;
  /**
   * Resolves like `resolve`, and returns each step of the algorithm that was taken (RFC 1808 §4, RFC 2396 §5.2, RFC 3986 §5.2).
   * The length of a trace is linear in the input. RFC 1738 and the URL Standard have no steps.
   *
   * @throws {TypeError} if the base or the reference is neither a string nor a `UriReference`, or an option is unknown
   * @throws {RangeError} if the value of an option is unknown
   */
  readonly trace: (
    base: string | UriReference,
    reference: string | UriReference,
    options?: DialectOptions,
  ) => DialectTrace;
}
