/**
 * RFC 3986 §5.2.2 with a base that may be relative: the reference that leads to the same target, from any base, as the
 * two references one after the other.
 */
import { type UriReference, removeDotSegments } from "@std66/core";
import { type ScannedText, nextDotSegment, pathStart, referenceOf, scanArgument } from "@std66/core/internal";
import { newBase } from "./base.ts";
import { SLASH } from "./characters.ts";
import { keepPath, joinWithPath, splice } from "./target.ts";
import { transform } from "./transform-references.ts";

/**
 * Joins a reference to a base that need not have a scheme, and may be empty:
 * `resolve(b, joinReferences(base, reference))` equals `resolve(resolve(b, base), reference)` for every base URI `b`.
 * So the dot-segments of a path that does not begin with "/" stay: what they remove depends on `b`. If the base has a
 * scheme, and no dot-segments, the result is that of `resolve`.
 *
 * @throws {UriSyntaxError} if either is not a URI-reference
 * @throws {TypeError} if either is neither a string nor a `UriReference`
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2 | RFC 3986 §5.2.2}
 * @example
 * ```ts
 * import { joinReferences } from "@std66/resolve";
 * String(joinReferences("schemas/tree.json", "node.json#leaf")); // => "schemas/node.json#leaf"
 * String(joinReferences("", "a.json")); // => "a.json"
 * String(joinReferences("a/b", "../c")); // => "a/../c"
 * String(joinReferences("/a/b", "../c")); // => "/c"
 * ```
 */
export function joinReferences(base: string | UriReference, reference: string | UriReference): UriReference {
  const from = scanArgument("joinReferences: base", base, true);
  const scanned = scanArgument("joinReferences: reference", reference, true);
  return referenceOf(join(from, scanned), reference);
}

/** Returns the joined reference, with its components: the reference itself if nothing changes. */
export function join(base: ScannedText, reference: ScannedText): ScannedText {
  // Has neither a scheme nor an authority.
  if (reference.pathEnd === 0) return keepPath(base, reference);
  if (isRootless(base) && isRootless(reference)) return mergeRootless(base, reference);
  return transform(newBase(withoutDotSegments(base)), reference, true);
}

/** Whether the text before the query is a path that does not begin with "/". */
function isRootless({ text, schemeEnd }: ScannedText): boolean {
  return schemeEnd === -1 && text.charCodeAt(0) !== SLASH;
}

/** Merges the paths (RFC 3986 §5.2.3). A dot-segment at the end of the base's path is a directory. */
function mergeRootless(base: ScannedText, reference: ScannedText): ScannedText {
  const path = base.text.slice(0, base.pathEnd);
  const last = path.lastIndexOf("/") + 1;
  const directory = nextDotSegment(path, last) !== -1 ? `${path}/` : path.slice(0, last);
  return directory === "" ? reference : splice(directory, base, reference, 0);
}

/** Returns the base as it would be if it had been resolved. */
function withoutDotSegments(base: ScannedText): ScannedText {
  const { text, pathEnd } = base;
  const start = pathStart(base);
  return nextDotSegment(text, start, pathEnd) === -1
    ? base
    : joinWithPath(text.slice(0, start), base, removeDotSegments(text.slice(start, pathEnd)), base);
}
