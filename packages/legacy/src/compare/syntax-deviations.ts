/**
 * RFC 1738 §3, RFC 1808 §2.4, RFC 2396 §3, RFC 3986 §3: the rules of syntax in which the standards deviate from each
 * other.
 */
import type { DialectId } from "../dialect/dialect.ts";
import type { Deviations } from "./reasons-between.ts";
import type { Rfc1738Components } from "../rfc1738/components.ts";

/** One member for each rule, named by the reason code for differences in that rule. */
export interface SyntaxDeviations {
  /** A scheme has its own form, in which "?" need not begin a query (RFC 1738 §3). */
  readonly "each-scheme-has-its-form": boolean;
  /** A "?" in a path of ftp or file need not begin a query (RFC 1738 §5). */
  readonly "question-mark-in-ftp-path": boolean;
  /** Only a "/" ends the authority (RFC 1808 §2.4.3). */
  readonly "net-loc-runs-to-slash": boolean;
  /** An empty authority counts as absent (RFC 1808 §2.4.3). */
  readonly "empty-authority": boolean;
  /** The text after the first ";" is a component (RFC 1808 §2.4.5, RFC 1738 §3.2.2, §3.11). */
  readonly "params-are-not-path": boolean;
  /** A "/" after the first ";" belongs to that component (RFC 1808 §2.2: `param`). */
  readonly "params-hide-slashes": boolean;
  /** A segment of a path can have parameters (RFC 2396 §3.3). */
  readonly "segments-have-params": boolean;
  /** An empty component counts as absent (RFC 1808 §2.4). */
  readonly "empty-component-is-absent": boolean;
  /** A "?" in an opaque part belongs to it (RFC 2396 §3). */
  readonly "opaque-query": boolean;
}

const NO_DEVIATION: SyntaxDeviations = {
  "each-scheme-has-its-form": false,
  "question-mark-in-ftp-path": false,
  "net-loc-runs-to-slash": false,
  "empty-authority": false,
  "params-are-not-path": false,
  "params-hide-slashes": false,
  "segments-have-params": false,
  "empty-component-is-absent": false,
  "opaque-query": false,
};

/** A standard with parameters as a component says nothing about parameters of segments. */
const PARAMS = {
  "params-are-not-path": true,
  "params-hide-slashes": true,
  "segments-have-params": undefined,
} as const;

/** The deviations of a dialect. `form` is the reading of RFC 1738 if that is one of the two standards. */
export function syntaxDeviationsOf(
  dialect: DialectId,
  form: Rfc1738Components | undefined,
): Deviations<SyntaxDeviations> {
  if (form !== undefined && dialect === "rfc1738") {
    return {
      ...NO_DEVIATION,
      "each-scheme-has-its-form": true,
      "question-mark-in-ftp-path": true,
      // The form decides this, and only ftp and telnet have a login that could contain a "?".
      "net-loc-runs-to-slash": undefined,
      ...(hasParams(form) && PARAMS),
      // RFC 1738 says nothing about the authority of a scheme without a form.
      ...("schemepart" in form && { "empty-authority": undefined }),
    };
  }
  if (dialect === "rfc1808") {
    return {
      ...NO_DEVIATION,
      ...PARAMS,
      "net-loc-runs-to-slash": true,
      "empty-authority": true,
      "empty-component-is-absent": true,
    };
  }
  if (dialect === "rfc2396") return { ...NO_DEVIATION, "segments-have-params": true, "opaque-query": true };
  return NO_DEVIATION;
}

/** RFC 1738 §3.2.2, §3.11: the type of an ftp URL, the fields of a prospero one. */
function hasParams(form: Rfc1738Components): boolean {
  return form.scheme === "ftp" || form.scheme === "prospero";
}
