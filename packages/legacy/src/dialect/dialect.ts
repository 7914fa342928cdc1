/** The interface that all standards share. */
import type { UriReference } from "@std66/core";
import type { DialectOptions } from "./dialect-options.ts";
import type { DialectTrace } from "./dialect-trace.ts";
import type { Outcome } from "./outcome.ts";

/** The names of the standards, in chronological order. The URL Standard, which is no RFC, is last. */
export type DialectId = "rfc1738" | "rfc1808" | "rfc2396" | "rfc2396bis07" | "rfc3986" | "whatwg";

/** The rules of one standard for URIs and references. `C` is the type of its components. */
export interface Dialect<C extends object = object, Id extends DialectId = DialectId> {
  readonly id: Id;
  readonly title: string;
  /**
   * Whether a text matches the standard's grammar of references, or of URLs if it has no references. False for anything
   * but a string or a `UriReference`.
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
   * Resolves a reference against a base. Does not throw for an invalid text; an `Outcome` of kind `error` gives the
   * reason.
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
   * Resolves like `resolve`, and returns each step of the algorithm that was taken (RFC 1808 §4, RFC 2396 §5.2,
   * RFC 3986 §5.2). The length of a trace is linear in the input. RFC 1738 and the URL Standard have no steps.
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
