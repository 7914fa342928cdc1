/** The interface that all standards share, and the types of its results. */
import type { UriReference } from "@std66/core";
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

export interface DialectOptions {
  /** `false` ignores a reference's scheme if the base has the same (RFC 2396 §5.2 step 3, RFC 3986 §5.2.2). Default: `true`. */
  readonly strict?: boolean | undefined;
  /** How `rfc2396` treats a ".." above the root, a choice that RFC 2396 §5.2 step 6g leaves open. Default: `keep`. */
  readonly excessDots?: "keep" | "remove" | "error" | undefined;
  /**
   * Whether `rfc2396` refuses a relative reference against an opaque base, as its §5 says of documents, or resolves it by the
   * steps of its §5.2 (reading L7). Default: `refuse`.
   */
  readonly opaqueBase?: "refuse" | "resolve" | undefined;
  /**
   * Which references are "entirely empty" in `rfc1808` (§4 step 2a, reading L3): those with empty `components`, as in `?` and `#`,
   * or only the empty `text`. Default: `components`.
   */
  readonly emptyReference?: "components" | "text" | undefined;
  /**
   * Where `rfc1808` writes a slash after a network location without one (§4 step 7, reading L2): before anything but a fragment,
   * as its §2.2 demands, or only before a path. Default: `as-needed`.
   */
  readonly netLocSlash?: "as-needed" | "before-path" | undefined;
}

/** The variants of a grammar. */
export interface GrammarOptions {
  /** Whether `rfc2396` includes RFC 2732, which allows brackets. Default: `true`. */
  readonly rfc2732?: boolean | undefined;
  /**
   * What `rfc1808` allows as a network location: `any` sequence of the characters in its §2.2, or a `server` by RFC 1738 §3.1, to
   * which its §2.1 refers (reading L16). Default: `any`.
   */
  readonly netLoc?: "any" | "server" | undefined;
}

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
