/**
 * RFC 1808 §4, RFC 2396 §5.2, RFC 3986 §5.2: the rules of resolution in which the standards deviate from each other.
 */
import type { DialectId } from "../dialect/dialect.ts";
import type { DialectOptions } from "../dialect/dialect-options.ts";
import type { Deviations } from "./reasons-between.ts";

/**
 * One member for each rule, named by the reason code for differences in that rule, in the order in which an algorithm
 * meets them. If several sets of rules explain a difference, the first in this order is the reason.
 */
export interface ResolutionDeviations {
  /** Any text before a ":" is a scheme in a reference (RFC 2396 Appendix B). */
  readonly "colon-in-first-segment": boolean;
  /** Only a "/" ends the authority (RFC 1808 §2.4.3). */
  readonly "net-loc-runs-to-slash": boolean;
  /** An empty authority of a reference counts as absent (RFC 1808 §4 step 3). */
  readonly "empty-authority": boolean;
  /** An empty component counts as absent (RFC 1808 §2.4). */
  readonly "empty-component-is-absent": boolean;
  /**
   * The text after the first ";" of a reference, or of a base without a "/" in that text, is not in the path
   * (RFC 1808 §2.4.5).
   */
  readonly "params-are-not-path": boolean;
  /** A "/" after the first ";" of a base separates no segments (RFC 1808 §2.4.5). */
  readonly "params-hide-slashes": boolean;
  /** A reference to the current document has no URI (RFC 2396 §5.2 step 2). */
  readonly "empty-ref-is-current-document": boolean;
  /** An empty reference is the whole base (RFC 1808 §4 step 2a): one with empty components, or only an empty text. */
  readonly "base-fragment-inherited": false | "components" | "text";
  /** An empty base leaves the reference unchanged (RFC 1808 §4 step 1). */
  readonly "base-without-scheme": boolean;
  /** Which schemes are ignored if the base has the same (RFC 2396 §5.2 step 3, RFC 3986 §5.2.2). */
  readonly "same-scheme-loophole": "none" | "hierarchical" | "any";
  /** An empty path is merged like any other (RFC 2396 §5.2 step 6). */
  readonly "query-only-keeps-path": boolean;
  /** The "?" of an opaque base does not begin a query (RFC 2396 §3). */
  readonly "opaque-query": boolean;
  /** No slash is added between an authority and the path or params of a reference (RFC 2396 §5.2 step 6a). */
  readonly "pathless-base-merge": boolean;
  /**
   * The slash is added only when the result is written, and also before a query that comes alone (RFC 1808 §2.2, §4
   * step 7); or only before a path.
   */
  readonly "slash-is-added-last": false | "as-needed" | "before-path";
  /** A surplus ".." stays in a merged path (RFC 1808 §5.2, RFC 2396 §5.2 step 6g). */
  readonly "climb-above-root": boolean;
  /** Dot-segments stay in a path that is not merged (RFC 1808 §4 steps 2b, 3, 4, RFC 2396 §5.2 steps 3 to 5). */
  readonly "dots-in-absolute-paths": boolean;
  /** A ".." that removes the first segment leaves the slash after it (RFC 3986 §5.2.4). */
  readonly "rootless-dot-removal": boolean;
}

/** Each standard changes only the values of its own deviations. */
const NO_DEVIATION: ResolutionDeviations = {
  "colon-in-first-segment": false,
  "net-loc-runs-to-slash": false,
  "empty-authority": false,
  "empty-component-is-absent": false,
  "params-are-not-path": false,
  "params-hide-slashes": false,
  "empty-ref-is-current-document": false,
  "base-fragment-inherited": false,
  "base-without-scheme": false,
  "same-scheme-loophole": "none",
  "query-only-keeps-path": false,
  "opaque-query": false,
  "pathless-base-merge": false,
  "slash-is-added-last": false,
  "climb-above-root": false,
  "dots-in-absolute-paths": false,
  "rootless-dot-removal": false,
};

/** The deviations of a dialect. RFC 1738 leaves a text with a scheme unchanged, and says nothing about a base. */
export function resolutionDeviationsOf(
  dialect: DialectId,
  { strict, excessDots, opaqueBase, emptyReference, netLocSlash }: DialectOptions,
): Deviations<ResolutionDeviations> {
  if (dialect === "rfc1738") {
    return { ...UNDEFINED_RULES, "same-scheme-loophole": "none", "dots-in-absolute-paths": true };
  }
  if (dialect === "rfc1808") {
    return {
      ...NO_DEVIATION,
      "net-loc-runs-to-slash": true,
      "empty-authority": true,
      "params-are-not-path": true,
      "params-hide-slashes": true,
      "empty-component-is-absent": true,
      "base-fragment-inherited": emptyReference ?? "components",
      "base-without-scheme": true,
      "slash-is-added-last": netLocSlash ?? "as-needed",
      "climb-above-root": true,
      "dots-in-absolute-paths": true,
    };
  }
  if (dialect === "rfc2396") {
    return {
      ...NO_DEVIATION,
      "colon-in-first-segment": true,
      "empty-ref-is-current-document": true,
      "same-scheme-loophole": strict === false ? "hierarchical" : "none",
      "query-only-keeps-path": true,
      // A base that is refused has no query to look for.
      "opaque-query": opaqueBase === "resolve" ? true : undefined,
      "pathless-base-merge": true,
      "climb-above-root": excessDots !== "remove",
      "dots-in-absolute-paths": true,
    };
  }
  return {
    ...NO_DEVIATION,
    "same-scheme-loophole": strict === false ? "any" : "none",
    "rootless-dot-removal": true,
  };
}

const UNDEFINED_RULES = Object.fromEntries(
  Object.keys(NO_DEVIATION).map((code) => [code, undefined]),
) as Deviations<ResolutionDeviations>;
