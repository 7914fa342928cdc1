/** RFC 3986 §6.2: the ladder climbed, in the order of its rungs. */
import type { UriReference } from "@std66/core";
import {
  authorityEnd,
  fromScan,
  hostEnd,
  isOwnReference,
  pathEnd,
  queryEnd,
  read,
  scan,
  schemeEnd,
} from "@std66/core/internal";
import { hasUpperCase } from "./letters.ts";
import { normalForm } from "./normal-form.ts";
import { type NormalizeOptions, type Way, wayOf } from "./options.ts";
import { DOT_SEGMENTS, PROTOCOL, SCHEME } from "./rungs.ts";
import type { SchemeRules } from "./scheme-rules.ts";
import { schemes as ours } from "./schemes.ts";

/**
 * The normal form of a URI-reference (RFC 3986 §6.2.2, §6.2.3): the text that all equivalent ones have in common, as far as
 * the rungs taken find them equivalent. Nothing that is reserved is decoded, nothing is encoded, and no component that is
 * empty is taken for one that is not there. The result parses back to its own components; it is the very instance that was
 * given, where there is nothing to change. A relative reference is changed only where it resolves to the same.
 *
 * @throws {UriSyntaxError} when a text is no URI-reference: `tryParse` tells before
 * @throws {RangeError} for a name that is no rung's
 * @throws {TypeError} when `uri` is neither a string nor a `UriReference`, and for an unknown option
 * @example
 * ```ts
 * import { normalize } from "@std66/normalize";
 * String(normalize("HTTP://Example.COM:80/%7euser/../a%2fb?")); // => "http://example.com/a%2Fb?"
 * String(normalize("http://example.com/%7euser", { rungs: ["case"] })); // => "http://example.com/%7Euser"
 * String(normalize("../%61/./b")); // => "../a/./b"
 * normalize("http://example.com/%7"); // throws UriSyntaxError
 * ```
 */
export function normalize(uri: string | UriReference, options?: NormalizeOptions): UriReference {
  const way = wayOf("normalize: options", options);
  return climb(read("normalize: uri", uri), isOwnReference(uri) ? uri : undefined, way);
}

/** A text, the ends of whose components `scan` has left, taken over the rungs; `given` is the reference with that text. */
function climb(text: string, given: UriReference | undefined, way: Way): UriReference {
  const rules = rulesFor(text, way);
  const normal = normalForm(text, way.bits, rules);
  let result = given !== undefined && normal === text ? given : fromScan(normal);
  if (rules?.normalize !== undefined && (way.bits & SCHEME) !== 0)
    result = referenceOf("the result of a scheme's `normalize`", rules.normalize(result));
  if ((way.bits & PROTOCOL) !== 0 && way.protocol !== undefined)
    result = referenceOf("the result of `protocol`", way.protocol(result));
  // A function may have brought back what a rung before it had changed.
  return given !== undefined && String(result) === text ? given : result;
}

/** The text of what `climb` gives; made without a reference, where no function asks for one. */
export function normalText(text: string, way: Way): string {
  const rules = rulesFor(text, way);
  return rules?.normalize === undefined && (way.bits & PROTOCOL) === 0
    ? normalForm(text, way.bits, rules)
    : String(climb(text, undefined, way));
}

/** The rules of a text's scheme, where they count: to the rung dot-segments only those on a path without a slash in front. */
function rulesFor(text: string, { bits, schemes }: Way): SchemeRules | undefined {
  if (schemeEnd === -1) return undefined;
  if ((bits & SCHEME) === 0) {
    // An authority begins with a slash, too.
    if ((bits & DOT_SEGMENTS) === 0 || text.charCodeAt(schemeEnd + 1) === SLASH) return undefined;
  }
  // Behind an authority without a port, with a path that is not empty, few of ours have a say. A look-up takes 26 ns, since its
  // key has to be cut out and hashed: as much as a tenth of the whole.
  const isPlain = authorityEnd !== -1 && hostEnd === authorityEnd && pathEnd > authorityEnd;
  if (isPlain && schemes === ours && !mayHaveSay(text)) return undefined;
  const scheme = text.slice(0, schemeEnd);
  const rules = schemes.get(hasUpperCase(scheme, 0, schemeEnd) ? scheme.toLowerCase() : scheme);
  // Somebody else's map may have parsed something.
  if (schemes !== ours) scan(text);
  return rules;
}

/** `file` has a default host, `gopher` a path that stands for another, `ldap` fields that may be empty at the end of a query. */
function mayHaveSay(text: string): boolean {
  const first = text.charCodeAt(0) | 0x20;
  return first === SMALL_F || first === SMALL_G || (first === SMALL_L && text.charCodeAt(queryEnd - 1) === QUESTION);
}

const SLASH = 0x2f;
const QUESTION = 0x3f;
const SMALL_F = 0x66;
const SMALL_G = 0x67;
const SMALL_L = 0x6c;

/** What a function of somebody else's gives. */
function referenceOf(argument: string, uri: string | UriReference): UriReference {
  return isOwnReference(uri) ? uri : fromScan(read(argument, uri));
}
