/**
 * RFC 3986 §3, §4.1–4.3: the four productions as predicates. They allocate nothing for a string, and are false for any
 * value except a string or a `UriReference`.
 */
import { referenceText } from "../argument/reference-argument.ts";
import { RELATIVE_START, URI_START, referenceMatcher } from "../scan/reference-pattern.ts";
import { REGEXP_TO } from "../scan/rules.ts";
import { runSource } from "../scan/runs.ts";

/**
 * Returns a function that decides whether a value is a reference that begins in one of these ways, as a string or as a
 * `UriReference`.
 */
function recognizer(...starts: readonly string[]): (value: unknown) => boolean {
  const matches = referenceMatcher(runSource, starts);
  let matchesLong: typeof matches | undefined;
  return (value) => {
    const text = typeof value === "string" ? value : referenceText(value);
    if (text === undefined) return false;
    if (text.length <= REGEXP_TO) return matches(text);
    // A repeated group would take a stack frame each time. So a "%" is one character here; each must begin a triplet.
    matchesLong ??= referenceMatcher((characters) => `[${characters}%]*`, starts);
    return !/%(?![\dA-F]{2})/i.test(text) && matchesLong(text);
  };
}

type Recognizer = ReturnType<typeof recognizer>;

const isReference: Recognizer = /* @__PURE__ */ recognizer(URI_START, RELATIVE_START);
const hasScheme: Recognizer = /* @__PURE__ */ recognizer(URI_START);
const hasNoScheme: Recognizer = /* @__PURE__ */ recognizer(RELATIVE_START);

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
  return isReference(text);
}

/**
 * Returns whether a text matches URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ] (RFC 3986 §3). A path of
 * Windows can be one: `C:/x` has the scheme `C`. For a file of a machine, see `toFileUri` of `@std66/file-uri`.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 * @example
 * ```ts
 * import { isUri } from "@std66/core";
 * isUri("urn:isbn:0451450523"); // => true
 * isUri("//example.com/"); // => false
 * isUri("C:/x"); // => true
 * ```
 */
export function isUri(text: unknown): boolean {
  return hasScheme(text);
}

/**
 * Returns whether a text matches absolute-URI = scheme ":" hier-part [ "?" query ], the form of a base URI
 * (RFC 3986 §4.3).
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
  return hasNoScheme(text);
}
