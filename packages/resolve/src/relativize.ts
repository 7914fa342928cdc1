/**
 * RFC 3986 §5.2 in reverse: the shortest reference that resolves to a target.
 *
 * A reference can reuse the base's scheme, its authority, the beginning of its path, or the whole path. The more it
 * reuses, the shorter it is, unless the "../" segments needed are longer than the text saved. If a path could be read
 * as something else, it gets a leading "./" or "/.".
 */
import { type UriReference, parse, removeDotSegments } from "@std66/core";
import { type ScannedText, nameOf, ownOptions, pathStart, scanArgument } from "@std66/core/internal";
import { type Base, readBase } from "./base.ts";
import { SLASH } from "./characters.ts";
import { directoryOf } from "./merge-paths.ts";
import { transform } from "./transform-references.ts";

/** How a reference is written. */
export type ReferenceForm = "shortest" | "path";

export interface RelativizeOptions {
  /**
   * `shortest`: any form. `path`: a relative path, a query or a fragment, as JSON-LD compaction uses them: never empty,
   * never beginning with "/", a directory with its "/" (`./`, `../`), and `./@Set` rather than what has the form of a
   * keyword (JSON-LD 1.1 API §6.2.2). Where no such reference leads to the target, the target itself. Default:
   * `shortest`.
   */
  readonly form?: ReferenceForm | undefined;
}

/**
 * Returns the shortest reference `r` that resolves to the target: `String(resolve(base, r)) === String(target)`. If
 * several are equally short, a relative path is preferred to an absolute path, and either to a reference with "//" or a
 * scheme. But ".." never leads out of a path that does not begin with "/". If no reference resolves to the target, as
 * with most targets that have dot-segments and all that have no scheme, `r` resolves to `resolve(base, target)`.
 * Nothing is normalized: `HTTP` is not `http`. Derived from RFC 3986 §5.2, which defines only the forward direction.
 *
 * @throws {BaseUriError} if the base has no scheme
 * @throws {UriSyntaxError} if either is not a URI-reference
 * @throws {RangeError} if the form is unknown
 * @throws {TypeError} if either is neither a string nor a `UriReference`, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2 | RFC 3986 §5.2}
 * @example
 * ```ts
 * import { relativize } from "@std66/resolve";
 * String(relativize("http://a/b/c/d;p?q", "http://a/b/g")); // => "../g"
 * String(relativize("http://a/b/c/d;p?q", "http://a/b/c/d;p?y#s")); // => "?y#s"
 * String(relativize("http://a/b/c/d;p?q", "https://a/b")); // => "https://a/b"
 * String(relativize("http://a/b/c/d", "http://a/x")); // => "/x"
 * String(relativize("http://a/b/c/d", "http://a/x", { form: "path" })); // => "../../x"
 * ```
 */
export function relativize(
  base: string | UriReference,
  target: string | UriReference,
  options?: RelativizeOptions,
): UriReference {
  const textOf = writerOf("relativize: options", options);
  return parse(textOf(readBase("relativize: base", base), scanArgument("relativize: target", target, true)));
}

/**
 * Returns the function that writes references in the form of the options.
 *
 * @throws {RangeError} if the form is unknown
 * @throws {TypeError} if an option is unknown; the message begins with `argument`, such as `relativize: options`
 */
export function writerOf(
  argument: string,
  options: RelativizeOptions | undefined,
): (base: Base, target: ScannedText) => string {
  const form = options && ownOptions(argument, options, ["form"]).form;
  if (form === undefined || form === "shortest") return relativeText;
  if (form === "path") return pathText;
  throw new RangeError(`${argument}.form must be shortest or path, not ${nameOf(form)}`);
}

/** Returns the text of the shortest reference. */
export function relativeText(base: Base, target: ScannedText): string {
  // Must precede the removal of dot-segments: an empty path keeps those of the base's path.
  return withEmptyPath(base.uri, target) ?? shortest(base, transform(base, target, true));
}

/** The longest way up and down, in UTF-16 code units: a text can have twice as many. */
const LONGEST = 2 ** 28;

/** Returns the text of the reference in the form `path`. */
function pathText(base: Base, given: ScannedText): string {
  const target = transform(base, given, true);
  const ending = withoutPath(base.uri, given) ?? withoutPath(base.uri, target);
  if (ending !== undefined) return ending;
  const { text, pathEnd } = target;
  const isSameAuthority = text.slice(0, pathStart(target)) === base.uri.text.slice(0, pathStart(base.uri));
  const path = isSameAuthority ? relativePath(base, pathOf(target), LONGEST) : undefined;
  if (path === undefined) return text;
  const reference = path.replace(/(^|\/)(\.\.?)$/, "$1$2/") + text.slice(pathEnd);
  return KEYWORD.test(reference) ? `./${reference}` : reference;
}

/** What JSON-LD ignores, since it has the form of a keyword. */
const KEYWORD = /^@[A-Za-z]+$/;

/** Returns the query or fragment that leads to the target, if base and target have the same path, and there is one. */
function withoutPath(base: ScannedText, target: ScannedText): string | undefined {
  const reference = withEmptyPath(base, target);
  // Empty: the base's query is also the target's, and may be repeated.
  return (reference === "" ? target.text.slice(target.pathEnd) : reference) || undefined;
}

/** Returns the path. The "/." that guards a leading "//" is not a segment of it. */
function pathOf(target: ScannedText): string {
  const start = pathStart(target);
  return target.text.slice(target.text.startsWith("/.//", start) ? start + 2 : start, target.pathEnd);
}

/** Returns the reference with an empty path, if base and target have the same path. */
function withEmptyPath(base: ScannedText, target: ScannedText): string | undefined {
  const { text, pathEnd, queryEnd } = target;
  if (text.slice(0, pathEnd) !== base.text.slice(0, base.pathEnd)) return undefined;
  // A reference with neither a path nor a query keeps the base's query.
  if (queryEnd === -1) return base.queryEnd === -1 ? text.slice(pathEnd) : undefined;
  // If the base has no query, its slice does not begin with "?", so it differs from the target's.
  const isBaseQuery = text.slice(pathEnd, queryEnd) === base.text.slice(base.pathEnd, base.queryEnd);
  return text.slice(isBaseQuery ? queryEnd : pathEnd);
}

/** Returns the shortest reference to a resolved target. */
function shortest(base: Base, target: ScannedText): string {
  const { uri } = base;
  const { text, schemeEnd, authorityEnd, pathEnd } = target;
  const toPath = pathStart(target);
  const isSameScheme = text.slice(0, schemeEnd + 1) === uri.text.slice(0, uri.schemeEnd + 1);
  const start = isSameScheme && authorityEnd !== -1 ? schemeEnd + 1 : 0;
  if (text.slice(0, toPath) !== uri.text.slice(0, pathStart(uri))) return text.slice(start);
  const emptyPath = withEmptyPath(uri, target);
  if (emptyPath !== undefined) return emptyPath;

  const path = pathOf(target);
  // An absolute path is never longer, even with a guard: the scheme or authority that it omits has at least two
  // characters.
  const best = absolutePath(path) ?? text.slice(start, pathEnd);
  return (relativePath(base, path, best.length) ?? best) + text.slice(pathEnd);
}

/** Returns a path that begins with "/", with "/." before a leading "//" that would be read as an authority. */
function absolutePath(path: string): string | undefined {
  if (!path.startsWith("/")) return undefined;
  return path.startsWith("//") ? `/.${path}` : path;
}

/**
 * Returns the path that goes up to the common directory and down to the target, if it has at most `longest` characters.
 */
function relativePath(base: Base, path: string, longest: number): string | undefined {
  const directory = removeDotSegments(directoryOf(base));
  let common = 0;
  // Past the end, charCodeAt returns NaN, which ends the loop.
  while (directory.charCodeAt(common) === path.charCodeAt(common)) common++;
  common = directory.slice(0, common).lastIndexOf("/") + 1;
  // No ".." leads out of the root, or from the first segment of a rootless path to another one.
  if (common === 0 && directory !== "") return undefined;

  let steps = 0;
  for (let i = common; i < directory.length; i++) {
    if (directory.charCodeAt(i) === SLASH) steps++;
  }
  const down = path.slice(common);
  if (3 * steps + down.length > longest + 1) return undefined;
  const up = "../".repeat(steps);
  // Without a leading "./", it would be read as an absolute path or a scheme.
  const isMistaken = up === "" && /^[^/]*:|^\//.test(down);
  let found = isMistaken ? `./${down}` : up + down;
  if (down === "") found = up === "" ? "." : up.slice(0, -1);
  return found.length <= longest ? found : undefined;
}
