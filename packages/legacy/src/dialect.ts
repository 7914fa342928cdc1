/** One shape for all: what a URI was, or is, to one standard. */
import type { UriReference } from "@std66/core";
import type { Rfc3986Components } from "./generic-syntax.ts";
import type { ReasonCode } from "./reasons.ts";
import type { Rfc1738Components } from "./rfc1738.ts";
import type { Rfc1808Components } from "./rfc1808.ts";
import type { Rfc2396Components } from "./rfc2396.ts";
import type { DialectTrace } from "./steps.ts";
import type { WhatwgComponents } from "./whatwg.ts";

/** What each dialect takes a text apart into. */
export interface ComponentsByDialect {
  readonly rfc1738: Rfc1738Components;
  readonly rfc1808: Rfc1808Components;
  readonly rfc2396: Rfc2396Components;
  readonly rfc2396bis07: Rfc3986Components;
  readonly rfc3986: Rfc3986Components;
  readonly whatwg: WhatwgComponents;
}

export type DialectId = keyof ComponentsByDialect;

/** A record of components under the names that a standard has for them; `undefined` where one is not there. */
export type Components = ComponentsByDialect[DialectId];

/** The result of a resolution. */
export type Outcome =
  | { readonly kind: "uri"; readonly text: string }
  /** RFC 2396's "(current document)": nothing, or the fragment with its "#". */
  | { readonly kind: "same-document"; readonly text: string }
  | { readonly kind: "error"; readonly reason: ReasonCode; readonly message: string };

export interface DialectOptions {
  /** `false`: a reference's scheme is ignored where it is the base's (RFC 2396 §5.2 step 3, RFC 3986 §5.2.2). Default: `true`. */
  readonly strict?: boolean | undefined;
  /** How `rfc2396` treats a ".." that nothing is left for, as RFC 2396 §5.2 step 6g lets it choose. Default: `keep`. */
  readonly excessDots?: "keep" | "remove" | "error" | undefined;
}

/** A standard, as far as URIs and references go. `C` is what it takes them apart into. */
export interface Dialect<C extends Components = Components, Id extends DialectId = DialectId> {
  readonly id: Id;
  readonly title: string;
  /**
   * Whether a text is a reference by that standard's grammar; a URL, where it has no references. False for any value but a
   * string or a `UriReference`.
   */
  readonly isValid: (text: string | UriReference) => boolean;
  /**
   * The components of a text.
   *
   * @throws {LegacySyntaxError} when the text is not valid
   * @throws {TypeError} when it is neither a string nor a `UriReference`
   */
  readonly parse: (text: string | UriReference) => C;
  /**
   * Resolves a reference against a base. It never throws on a text: an `Outcome` of kind `error` says why.
   *
   * @throws {TypeError} when one of the two is neither a string nor a `UriReference`, and for an option that does not exist
   * @throws {RangeError} for a value that `excessDots` does not have
   */
  readonly resolve: (
    base: string | UriReference,
    reference: string | UriReference,
    options?: DialectOptions,
  ) => Outcome;
  /**
   * Resolves as `resolve` does, and gives each step of the algorithm (RFC 1808 §4, RFC 2396 §5.2, RFC 3986 §5.2) that was taken.
   * A trace grows as its input does. RFC 1738 and the URL Standard have no steps.
   *
   * @throws {TypeError} when one of the two is neither a string nor a `UriReference`, and for an option that does not exist
   * @throws {RangeError} for a value that `excessDots` does not have
   */
  readonly trace: (
    base: string | UriReference,
    reference: string | UriReference,
    options?: DialectOptions,
  ) => DialectTrace;
}
