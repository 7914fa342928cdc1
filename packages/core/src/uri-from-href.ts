/**
 * RFC 3986 §2.1 for a URL of the WHATWG's standard, whose serialization may have characters that RFC 3986 does not allow.
 *
 * Those of the path, the query and the fragment are encoded. In the authority only those are that the parser of URLs leaves there:
 * any other text is not the `href` of a `URL`, and which host a browser sees in it is not to be guessed.
 */
import { requireString } from "./argument-error.ts";
import { PATH, QUERY } from "./rules.ts";
import { authorityFault } from "./component-fault.ts";
import { AFTER_AUTHORITY, faultAt } from "./fault.ts";
import { parse, tryParse } from "./parse.ts";
import { encode, requireWellFormed } from "./percent-encoding.ts";
import { divide } from "./split.ts";
import { syntaxError } from "./uri-syntax-error.ts";
import type { Uri } from "./uri-reference.ts";

/** Every character outside ASCII, and those in it that `URL` leaves in a host. "%" is a case of its own. */
const NOT_IN_AUTHORITY = /["`{}]|[^\0-\x7f]/gu;
const NOT_IN_PATH: RegExp = /* @__PURE__ */ new RegExp(`[^%${PATH}]+`, "g");
const NOT_IN_QUERY: RegExp = /* @__PURE__ */ new RegExp(`[^%${QUERY}]+`, "g");
/** A "%" that begins no triplet. */
const STRAY_PERCENT = /%(?![\dA-Fa-f]{2})/g;

/**
 * Returns the URI of a `URL`'s `href`, which is not always one: `URL` keeps `|`, `^`, `[`, `]`, `{`, `}`, `` ` `` and a stray `%` in
 * some components. Percent-encodes the characters that RFC 3986 does not allow in their component, a `%` that begins no triplet and
 * every `#` after the first (§2.1), and nothing else. An `href` that is a URI stays as it is.
 *
 * @throws {UriSyntaxError} without a scheme, for an authority that no `href` has (`https://a b/`, `https://a\@b/`), and for a lone
 *   surrogate; `offset` is in UTF-16 code units
 * @throws {TypeError} if `href` is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 * @example
 * ```ts
 * import { tryParse, uriFromHref } from "@std66/core";
 * const { href } = new URL("https://example.com/?q=a|b");
 * tryParse(href); // => undefined
 * String(uriFromHref(href)); // => "https://example.com/?q=a%7Cb"
 * uriFromHref("/?q=a|b"); // throws UriSyntaxError
 * ```
 */
export function uriFromHref(href: string): Uri {
  requireString("uriFromHref: href", href);
  const given = tryParse(href);
  if (given?.isUri()) return given;
  requireWellFormed(href);
  const { schemeEnd, authorityEnd, pathEnd, queryEnd } = divide(href);
  if (schemeEnd === -1) {
    const reason = href === "" ? "the scheme is empty" : undefined;
    throw syntaxError(href, faultAt(href, 0, "scheme", "scheme", ["ALPHA"]), undefined, reason);
  }
  if (authorityEnd !== -1) requireAuthority(href, schemeEnd + 3, authorityEnd);
  const pathStart = Math.max(schemeEnd + 1, authorityEnd);
  const fragmentStart = Math.max(pathEnd, queryEnd);
  const text =
    repaired(href.slice(0, pathStart), NOT_IN_AUTHORITY) +
    repaired(href.slice(pathStart, pathEnd), NOT_IN_PATH) +
    repaired(href.slice(pathEnd, fragmentStart), NOT_IN_QUERY) +
    href.slice(fragmentStart, fragmentStart + 1) +
    repaired(href.slice(fragmentStart + 1), NOT_IN_QUERY);
  return parse(text) as Uri;
}

function repaired(text: string, notAllowed: RegExp): string {
  return encode(text, notAllowed).replace(STRAY_PERCENT, "%25");
}

/** Throws for what no encoding makes an authority. One character stands for each that can be encoded, so that offsets stay. */
function requireAuthority(href: string, start: number, end: number): void {
  const masked = href
    .slice(0, end)
    .replace(STRAY_PERCENT, "~")
    .replace(NOT_IN_AUTHORITY, ({ length }) => "~".repeat(length));
  const fault = authorityFault(masked, start, end, AFTER_AUTHORITY);
  if (fault !== undefined) throw syntaxError(href, fault);
}
