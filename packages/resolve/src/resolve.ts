/**
 * RFC 3986 §5.2.2–5.2.4 and §5.3: a reference transformed into its target URI.
 *
 * The target is a slice of the base and a slice of the reference, and where its components end is known, so nothing is
 * parsed again. A path is taken apart only where a dot-segment stands inside of it: leading ones, by far the most common,
 * move the cut in the base's path.
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
   * `false` ignores a reference's scheme where it is the base's, as RFC 1630 let parsers do (RFC 3986 §5.2.2, §5.4.2).
   * Default: `true`.
   */
  readonly strict?: boolean | undefined;
}

/**
 * The target URI of a reference in the context of a base (RFC 3986 §5.2.2). The base is taken as it is, without its
 * fragment. A target without an authority whose path would begin with "//" gets "/." in front of it, so that it parses
 * back to its own components.
 *
 * @throws {BaseUriError} when the base has no scheme
 * @throws {UriSyntaxError} when one of the two is no URI-reference
 * @throws {TypeError} when one of the two is neither a string nor a `UriReference`
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
 * `resolve` for many references against one base, which is read once (RFC 3986 §5.2.1).
 *
 * @throws {BaseUriError} when the base has no scheme
 * @throws {UriSyntaxError} when the base is no URI-reference; the function given back, when the reference is none
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

/** @throws {TypeError} for an option that does not exist */
export function isStrict(argument: string, options: ResolveOptions | undefined): boolean {
  if (options === undefined) return true;
  requireOptions(argument, options, ["strict"]);
  return options.strict !== false;
}

/** RFC 3986 §5.2.2. The ends of the target's components are left where `scan` leaves them. */
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

/** A target has a scheme: the reference's or the base's. */
function targetOf(text: string): Uri {
  return fromScan(text) as Uri;
}

/** Whether the scheme that ends at `end`, if there is one, is the base's, in whatever case (RFC 3986 §3.1). */
function isSchemeOf(base: Base, text: string, end: number): boolean {
  return end === base.schemeEnd && text.slice(0, end).toLowerCase() === base.text.slice(0, end).toLowerCase();
}

/** A reference with an empty path: the base's path as it is, and its query unless the reference has one. */
function withBasePath(base: Base, text: string): Uri {
  const kept = queryEnd === -1 && base.queryEnd !== -1 ? base.queryEnd : base.pathEnd;
  const queryTo = queryEnd === -1 ? base.queryEnd : base.pathEnd + queryEnd - pathEnd;
  const target = base.text.slice(0, kept) + text.slice(pathEnd);
  setEnds(base.schemeEnd, base.userinfoEnd, base.hostEnd, base.authorityEnd, base.pathEnd, queryTo);
  return targetOf(target);
}

/** RFC 3986 §5.2.3, Merge Paths, and §5.2.4 on what comes of it. */
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

/** Where the directory above the one that ends at `end` ends; above the root is the root. */
function parentEnd(base: Base, end: number): number {
  if (end === base.pathStart + 1) return end;
  let i = end - 1;
  while (base.text.charCodeAt(i - 1) !== SLASH) i--;
  return i;
}

/** The base up to `cut` and the reference from `from`, which have no dot-segments between them. */
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

/** RFC 3986 §5.3, from where the target's path begins: that, and the reference's query and fragment. */
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
