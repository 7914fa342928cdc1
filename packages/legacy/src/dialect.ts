/** One shape for all: what a URI was, or is, to one standard. */
import type { ReasonCode } from "./reasons.ts";

export type DialectId = "rfc1738" | "rfc1808" | "rfc2396" | "rfc2396bis07" | "rfc3986" | "whatwg";

/** What a reference comes to, in the context of a base. */
export type Outcome =
  | { readonly kind: "uri"; readonly text: string }
  /** RFC 2396's "(current document)": nothing, or the fragment with its "#". */
  | { readonly kind: "same-document"; readonly text: string }
  | { readonly kind: "error"; readonly reason: ReasonCode; readonly message: string };

export interface DialectOptions {
  /** `false`: a reference's scheme is ignored where it is the base's (RFC 2396 §5.2 step 3, RFC 3986 §5.2.2). Default: `true`. */
  readonly strict?: boolean | undefined;
  /** What `rfc2396` does with a ".." that nothing is left for, as RFC 2396 §5.2 step 6g lets it choose. Default: `keep`. */
  readonly excessDots?: "keep" | "remove" | "error" | undefined;
}

/** A standard, as far as URIs and references go. `C` is what it takes them apart into. */
export interface Dialect<C extends Components = Components> {
  readonly id: DialectId;
  readonly title: string;
  /** Whether a text is a reference by that standard's grammar; a URL, where it has no references. */
  readonly isValid: (text: string) => boolean;
  /**
   * The components of a text.
   *
   * @throws {LegacySyntaxError} when the text is not valid
   * @throws {TypeError} when it is no string
   */
  readonly parse: (text: string) => C;
  /**
   * What a reference comes to. It never throws on a text: an `Outcome` of kind `error` says why.
   *
   * @throws {TypeError} when one of the two is no string
   * @throws {RangeError} for a value that `excessDots` does not have
   */
  readonly resolve: (base: string, reference: string, options?: DialectOptions) => Outcome;
}

/** A record of components under the names that the standard has for them; `undefined` where one is not there. */
export type Components = object;
