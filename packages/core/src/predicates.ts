/**
 * RFC 3986 §3, §4.1–4.3: the four productions as predicates. They allocate nothing for a string, and are false for any value
 * except a string or a `UriReference`.
 */
import { COLON, IS_SCHEME } from "./characters.ts";
import { commonReference } from "./common-reference.ts";
import { referenceText } from "./reference-argument.ts";
import { runEnd } from "./runs.ts";
import { scanInto } from "./scan.ts";
import { type ScannedText, unscanned } from "./scanned-text.ts";

const isCommon: (text: string) => boolean = /* @__PURE__ */ commonReference();

/** Takes the ends, which no predicate reads, so that none allocates a record. */
const UNREAD: ScannedText = /* @__PURE__ */ unscanned("");

/**
 * Returns whether a text matches URI-reference = URI / relative-ref (RFC 3986 §4.1).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 * @example
 * ```ts
 * import { isUriReference } from "@std66/core";
 * isUriReference("http://example.com/"); // => true
 * isUriReference("a/b?c"); // => true
 * isUriReference("a b"); // => false
 * ```
 */
export function isUriReference(text: unknown): boolean {
  const given = typeof text === "string" ? text : referenceText(text);
  if (given === undefined) return false;
  return isCommon(given) || scanInto(given, UNREAD);
}

/**
 * Returns whether a text matches URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ] (RFC 3986 §3).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 * @example
 * ```ts
 * import { isUri } from "@std66/core";
 * isUri("urn:isbn:0451450523"); // => true
 * isUri("//example.com/"); // => false
 * ```
 */
export function isUri(text: unknown): boolean {
  return isUriReference(text) && hasScheme(referenceText(text) ?? (text as string));
}

/**
 * Returns whether a text matches absolute-URI = scheme ":" hier-part [ "?" query ], the form of a base URI (RFC 3986 §4.3).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.3 | RFC 3986 §4.3}
 * @example
 * ```ts
 * import { isAbsoluteUri } from "@std66/core";
 * isAbsoluteUri("http://example.com/?a"); // => true
 * isAbsoluteUri("http://example.com/#a"); // => false
 * ```
 */
export function isAbsoluteUri(text: unknown): boolean {
  return isUri(text) && !(referenceText(text) ?? (text as string)).includes("#");
}

/**
 * Returns whether a text matches relative-ref = relative-part [ "?" query ] [ "#" fragment ] (RFC 3986 §4.2).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.2 | RFC 3986 §4.2}
 * @example
 * ```ts
 * import { isRelativeReference } from "@std66/core";
 * isRelativeReference("../a"); // => true
 * isRelativeReference("a:b"); // => false
 * ```
 */
export function isRelativeReference(text: unknown): boolean {
  return isUriReference(text) && !hasScheme(referenceText(text) ?? (text as string));
}

/** Whether a URI-reference begins with a scheme: the first segment of a relative-ref has no ":". */
function hasScheme(text: string): boolean {
  return text.charCodeAt(runEnd(text, 0, text.length, IS_SCHEME)) === COLON;
}
