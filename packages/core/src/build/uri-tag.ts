/**
 * RFC 3986 §2.2 and §2.4 as a template tag: data is percent-encoded when it is put into its component, and only then.
 *
 * The literal text fixes the structure. It is split into components with a placeholder for each substitution, which is
 * then filled according to its component, and `build` ensures that the components stay the same.
 */
import { SCHEME } from "../scan/rules.ts";
import { argumentError } from "../argument/argument-error.ts";
import { build } from "./build.ts";
import type { UriSyntaxErrorCode } from "../faults/error-codes.ts";
import { percentEncode } from "../encoding/percent-encoding.ts";
import { referenceText, textOf } from "../argument/reference-argument.ts";
import { syntaxError } from "../faults/uri-syntax-error.ts";
import type { UriReference } from "../reference/reference.ts";

/**
 * A substitution in `uri`: data for one component. In a path it may be an array, with one item for each segment. The
 * first may be a `UriReference` if no text precedes it.
 */
export type UriSubstitution = string | number | readonly (string | number)[] | UriReference;

/** Stands for a substitution in the literal text. */
const PLACEHOLDER = "\0";

/** RFC 3986 Appendix B: scheme, authority, path, query and fragment. */
const STRUCTURE = /^(?:([^:/?#]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/;
/** userinfo, host and port (RFC 3986 §3.2). */
const AUTHORITY = /^(?:([^]*)@)?((?:\[[^\]]*\])?[^:]*)(?::([^]*))?$/;
/** RFC 3986 §3.1. */
const WITH_SCHEME: RegExp = /* @__PURE__ */ new RegExp(`^${SCHEME}:`);

/**
 * Builds a URI-reference from literal text and data. Percent-encodes every character of a substitution except
 * unreserved characters (RFC 3986 §2.2, §2.4), so that data never changes the structure. A substitution that is the
 * whole host may be an IP literal. A leading `UriReference` is inserted unchanged, and the text after it must keep its
 * scheme and authority. If its path ends in "/", the text must not begin with "/": omit one, or use `resolve` of
 * `@std66/resolve`.
 *
 * @throws {UriSyntaxError} if the literal text is malformed, or if no encoding makes the data safe: a segment `.` or
 * `..`, a letter in a port, an empty first segment
 * @throws {TypeError} for a substitution in the scheme, for a leading string with a scheme, for text that does not fit
 * a leading `UriReference`, and for a value of another type
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.2 | RFC 3986 §2.2}
 * @example
 * ```ts
 * import { parse, uri } from "@std66/core";
 * const base = parse("https://example.com/v1");
 * const name = "a/b & c";
 * String(uri`${base}/users/${name}?q=${name}`); // => "https://example.com/v1/users/a%2Fb%20%26%20c?q=a%2Fb%20%26%20c"
 * String(uri`http://${"[::1]"}:${8080}/${["a", "b?"]}`); // => "http://[::1]:8080/a/b%3F"
 * uri`http://example.com/${".."}/a`; // throws UriSyntaxError
 * uri`${"https://example.com"}/a`; // throws TypeError
 * ```
 */
export function uri(literals: TemplateStringsArray, ...substitutions: readonly UriSubstitution[]): UriReference {
  // A malformed escape makes a literal undefined.
  if (!Array.isArray(literals) || !Array.isArray(literals.raw)) {
    throw argumentError(
      "uri: the first argument",
      "the strings of a template literal (use `parse` for a string)",
      literals,
    );
  }
  if (literals.some((literal: string | undefined) => literal?.includes(PLACEHOLDER) !== false)) {
    throw new TypeError("uri: the literal text contains a malformed escape or a NUL");
  }
  const [first] = substitutions;
  const front = literals[0] === "" ? first : undefined;
  if (typeof front === "string" && WITH_SCHEME.test(front)) {
    throw new TypeError("uri: a leading string with a scheme would be encoded as data; pass `parse(text)`");
  }
  const base = referenceText(front) === undefined ? undefined : (front as UriReference);
  const after = `${literals[1]}`;
  if ((base?.query ?? base?.fragment) !== undefined && /^[/?]/.test(after)) {
    throw new TypeError(
      "uri: a path or a query cannot follow a UriReference that has a query or a fragment; remove these by `change`",
    );
  }
  if (base?.path.endsWith("/") && after.startsWith("/")) {
    throw new TypeError(
      'uri: a "/" after a UriReference whose path ends in "/" would add an empty segment; omit one, or use `resolve`',
    );
  }
  // No substitution may complete a triplet. A space after an incomplete one makes `build` reject it.
  const skeleton = (
    base === undefined
      ? literals.join(PLACEHOLDER)
      : textOf("uri: substitution 1", base) + literals.slice(1).join(PLACEHOLDER)
  ).replace(/%[\da-f]?(?=\0)/i, "$& ");
  const [, scheme, authority, path = "", query, fragment] = STRUCTURE.exec(skeleton) as RegExpExecArray;
  if (scheme?.includes(PLACEHOLDER))
    throw new TypeError("uri: a substitution is in the scheme, which only literal text can give");

  // Substitutions are filled in from left to right.
  let next = base === undefined ? 0 : 1;
  const fill = (part: string | undefined, encode = encodeData): string | undefined =>
    part?.replaceAll(PLACEHOLDER, () => encode(dataOf(substitutions[next], ++next)));

  const [, userinfo, host, port] = authority === undefined ? [] : (AUTHORITY.exec(authority) as RegExpExecArray);
  const ofAuthority = {
    userinfo: fill(userinfo),
    host: fill(host, (data) =>
      host?.startsWith("[") || (host === PLACEHOLDER && data.startsWith("[")) ? data : encodeData(data),
    ),
    port: fill(port, (data) => data),
  };
  const segments = path.split("/").map((segment) => {
    if (!segment.includes(PLACEHOLDER)) return segment;
    const filled = segment.replaceAll(PLACEHOLDER, () => {
      const data = substitutions[next++];
      const items: readonly unknown[] = Array.isArray(data) ? data : [data];
      return items.map((item) => encodeData(dataOf(item, next))).join("/");
    });
    const dots = /(?<![^/])(?:\.|%2e){1,2}(?![^/])/i.exec(filled);
    if (dots !== null) refuse(filled, "dot-segment", dots.index, dots[0].length, "a segment is `.` or `..`");
    return filled;
  });
  const filledPath = segments.join("/");
  if (authority === undefined && !path.startsWith("/") && filledPath.startsWith("/")) {
    refuse(filledPath, "segment-nz", 0, 1, "an empty first segment");
  }
  const result = build({ scheme, ...ofAuthority, path: filledPath, query: fill(query), fragment: fill(fragment) });
  if (base !== undefined && (result.scheme !== base.scheme || result.authority !== base.authority)) {
    throw new TypeError("uri: the text after a UriReference changes its scheme or authority");
  }
  return result;
}

/** Data has no delimiters, so all but unreserved characters are encoded, in every component. */
function encodeData(data: string): string {
  return percentEncode(data, "segment");
}

/** Returns the text of a substitution. `position` counts from 1. */
function dataOf(data: unknown, position: number): string {
  if (typeof data === "string" || Number.isFinite(data)) return String(data);
  const expected = "a string or a finite number (in a path also an array of these, at the start also a UriReference)";
  throw argumentError(`uri: substitution ${position}`, expected, data);
}

function refuse(input: string, code: UriSyntaxErrorCode, offset: number, length: number, reason: string): never {
  const fault = { code, offset, length, component: "path", expected: ["segment-nz"] } as const;
  throw syntaxError(input, fault, undefined, reason);
}
