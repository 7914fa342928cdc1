/**
 * RFC 3986 §5.2.2–5.2.4 and §5.3: transforming a reference into its target URI.
 *
 * The target is a slice of the base followed by a slice of the reference. The offsets of its components follow from theirs, so
 * it is not parsed again. Leading dot-segments, by far the most common, only move the end of the base's slice. A path is split
 * into segments only if it has dot-segments elsewhere.
 */
import { type Uri, type UriReference, removeDotSegments } from "@std66/core";
import {
  authorityEnd,
  fromScan,
  hasDotSegment,
  hostEnd,
  isOwnReference,
  pathEnd,
  queryEnd,
  read,
  readFlag,
  requireOptions,
  schemeEnd,
  setEnds,
  userinfoEnd,
} from "@std66/core/internal";
import { type Base, findDirectory, readBase } from "./base.ts";

const DOT = 0x2e;
const SLASH = 0x2f;

export interface ResolveOptions {
  /**
   * If `false`, ignores the scheme of a reference if it is that of the base, as RFC 1630 allowed (RFC 3986 §5.2.2, §5.4.2).
   * Default: `true`.
   */
  readonly strict?: boolean | undefined;
}

/**
 * Resolves a reference against a base and returns the target URI (RFC 3986 §5.2.2). The base is not normalized, and its
 * fragment is ignored. If the target has no authority and its path would begin with "//", the path gets a leading "/.", so that
 * the target parses back to its own components.
 *
 * @throws {BaseUriError} if the base has no scheme
 * @throws {UriSyntaxError} if either is not a URI-reference
 * @throws {TypeError} if either is neither a string nor a `UriReference`
 * @example
 * ```ts
 * import { resolve } from "@std66/resolve";
 * String(resolve("http://a/b/c/d;p?q", "../g")); // => "http://a/b/g"
 * String(resolve("http://a/b/c/d;p?q", "http:g")); // => "http:g"
 * String(resolve("http://a/b/c/d;p?q", "http:g", { strict: false })); // => "http://a/b/c/g"
 * resolve("/b/c/d", "g"); // throws BaseUriError
 * ```
 */
export function resolve(base: string | UriReference, reference: string | UriReference, options?: ResolveOptions): Uri {
  const strict = isStrict("resolve: options", options);
  return transform(readBase("resolve: base", base), "resolve: reference", reference, strict);
}

/**
 * Returns a function that resolves references against one base, which is read only once (RFC 3986 §5.2.1).
 *
 * @throws {BaseUriError} if the base has no scheme
 * @throws {UriSyntaxError} if the base is not a URI-reference; the returned function throws it for a reference that is not one
 * @example
 * ```ts
 * import { resolverFor } from "@std66/resolve";
 * const fromHere = resolverFor("http://a/b/c/d;p?q");
 * ["g", "../../g", "?y"].map(fromHere).map(String); // => ["http://a/b/c/g", "http://a/g", "http://a/b/c/d;p?y"]
 * ```
 */
export function resolverFor(
  base: string | UriReference,
  options?: ResolveOptions,
): (reference: string | UriReference) => Uri {
  const prepared = readBase("resolverFor: base", base);
  const strict = isStrict("resolverFor: options", options);
  return (reference) => transform(prepared, "resolverFor: reference", reference, strict);
}

/** @throws {TypeError} if an option is unknown */
export function isStrict(argument: string, options: ResolveOptions | undefined): boolean {
  if (options === undefined) return true;
  requireOptions(argument, options, ["strict"]);
  return readFlag(`${argument}.strict`, options.strict, true);
}

/** RFC 3986 §5.2.2. Leaves the offsets of the target's components where `scan` would leave them. */
export function transform(base: Base, argument: string, reference: string | UriReference, strict: boolean): Uri {
  const text = read(argument, reference);
  const ignoresScheme = !strict && isSchemeOf(base, text, schemeEnd);
  if (schemeEnd !== -1 && !ignoresScheme) {
    const pathStart = authorityEnd === -1 ? schemeEnd + 1 : authorityEnd;
    if (!hasDotSegment(text, pathStart, pathEnd)) {
      return isOwnReference(reference) ? (reference as Uri) : targetOf(text);
    }
    const path = removeDotSegments(text.slice(pathStart, pathEnd));
    return recompose(text.slice(0, pathStart), path, text, {
      schemeEnd,
      userinfoEnd,
      hostEnd,
      authorityEnd,
    });
  }
  const start = ignoresScheme ? schemeEnd + 1 : 0;
  if (authorityEnd !== -1) {
    const shift = base.schemeEnd + 1 - start;
    const head = base.text.slice(0, base.schemeEnd + 1) + text.slice(start, authorityEnd);
    return recompose(head, removeDotSegments(text.slice(authorityEnd, pathEnd)), text, {
      schemeEnd: base.schemeEnd,
      userinfoEnd: userinfoEnd === -1 ? -1 : userinfoEnd + shift,
      hostEnd: hostEnd + shift,
      authorityEnd: authorityEnd + shift,
    });
  }
  if (pathEnd === start) return withBasePath(base, text);
  if (text.charCodeAt(start) === SLASH) {
    return hasDotSegment(text, start, pathEnd)
      ? withBaseAuthority(base, text.slice(start, pathEnd), text)
      : splice(base, base.pathStart, text, start);
  }
  return merge(base, text, start);
}

/** A target always has a scheme: the reference's or the base's. */
function targetOf(text: string): Uri {
  return fromScan(text) as Uri;
}

/** Whether the scheme that ends at `end`, if any, is that of the base. Case is ignored (RFC 3986 §3.1). */
function isSchemeOf(base: Base, text: string, end: number): boolean {
  return end === base.schemeEnd && text.slice(0, end).toLowerCase() === base.text.slice(0, end).toLowerCase();
}

/** Resolves a reference with an empty path: keeps the base's path unchanged, and its query unless the reference has one. */
function withBasePath(base: Base, text: string): Uri {
  const kept = queryEnd === -1 && base.queryEnd !== -1 ? base.queryEnd : base.pathEnd;
  const queryTo = queryEnd === -1 ? base.queryEnd : base.pathEnd + queryEnd - pathEnd;
  const target = base.text.slice(0, kept) + text.slice(pathEnd);
  setEnds(base.schemeEnd, base.userinfoEnd, base.hostEnd, base.authorityEnd, base.pathEnd, queryTo);
  return targetOf(target);
}

/** RFC 3986 §5.2.3, Merge Paths, and §5.2.4 on the merged path. */
function merge(base: Base, text: string, start: number): Uri {
  if (base.authorityEnd !== -1 && base.pathStart === base.pathEnd) {
    return withBaseAuthority(base, `/${text.slice(start, pathEnd)}`, text);
  }
  findDirectory(base);
  let cut = base.directoryEnd;
  if (!base.isPlain) {
    const path = base.text.slice(base.pathStart, cut) + text.slice(start, pathEnd);
    return withBaseAuthority(base, path, text);
  }
  let from = start;
  while (from < pathEnd && text.charCodeAt(from) === DOT) {
    const isDouble = from + 1 < pathEnd && text.charCodeAt(from + 1) === DOT;
    const end = isDouble ? from + 2 : from + 1;
    if (end < pathEnd && text.charCodeAt(end) !== SLASH) break;
    if (isDouble) cut = parentEnd(base, cut);
    from = Math.min(end + 1, pathEnd);
  }
  if (hasDotSegment(text, from, pathEnd)) {
    const path = base.text.slice(base.pathStart, cut) + text.slice(from, pathEnd);
    return withBaseAuthority(base, path, text);
  }
  return splice(base, cut, text, from);
}

/** Returns the end of the parent of the directory that ends at `end`. The parent of the root is the root. */
function parentEnd(base: Base, end: number): number {
  if (end === base.pathStart + 1) return end;
  let i = end - 1;
  while (base.text.charCodeAt(i - 1) !== SLASH) i--;
  return i;
}

/** Joins the base up to `cut` and the reference from `from`. The resulting path has no dot-segments. */
function splice(base: Base, cut: number, text: string, from: number): Uri {
  if (base.authorityEnd === -1 && cut === base.pathStart + 1 && from < pathEnd && text.charCodeAt(from) === SLASH) {
    return withBaseAuthority(base, `/${text.slice(from, pathEnd)}`, text);
  }
  const shift = cut - from;
  const queryTo = queryEnd === -1 ? -1 : queryEnd + shift;
  const target = base.text.slice(0, cut) + text.slice(from);
  setEnds(base.schemeEnd, base.userinfoEnd, base.hostEnd, base.authorityEnd, pathEnd + shift, queryTo);
  return targetOf(target);
}

function withBaseAuthority(base: Base, path: string, text: string): Uri {
  return recompose(base.text.slice(0, base.pathStart), removeDotSegments(path), text, base);
}

/** RFC 3986 §5.3: joins the text before the path, the path, and the reference's query and fragment. */
function recompose(head: string, path: string, text: string, ends: AuthorityEnds): Uri {
  // Without an authority, a path that begins with "//" would be read as one (RFC 3986 §3.3).
  const guarded = ends.authorityEnd === -1 && path.startsWith("//") ? `/.${path}` : path;
  const pathTo = head.length + guarded.length;
  const queryTo = queryEnd === -1 ? -1 : queryEnd + pathTo - pathEnd;
  const target = head + guarded + text.slice(pathEnd);
  setEnds(ends.schemeEnd, ends.userinfoEnd, ends.hostEnd, ends.authorityEnd, pathTo, queryTo);
  return targetOf(target);
}

type AuthorityEnds = Pick<Base, "schemeEnd" | "userinfoEnd" | "hostEnd" | "authorityEnd">;
