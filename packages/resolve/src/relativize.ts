/**
 * RFC 3986 §5.2, backwards: the shortest reference that leads from a base to a target.
 *
 * A reference may keep the base's scheme, its authority, the beginning of its path, or all of the path. The more it keeps the
 * less it has to say, but for the way up, which may be longer than what it saves; and what would be read as something else
 * gets a "." in front.
 */
import { type UriReference, removeDotSegments } from "@std66/core";
import { authorityEnd, fromScan, pathEnd, queryEnd, read, scan, schemeEnd } from "@std66/core/internal";
import { type Base, findDirectory, readBase } from "./base.ts";
import { transform } from "./resolve.ts";

const SLASH = 0x2f;

/**
 * The shortest reference that leads from the base to the target: `String(resolve(base, r)) === String(target)`. Of equally
 * short ones a relative path comes before an absolute path, and either before "//" or a scheme; but no ".." leads out of a
 * path that does not begin with "/". Where no reference leads to the target, as is so for most that have dot-segments and
 * for all that have no scheme, it leads to `resolve(base, target)`. Nothing is normalized: `HTTP` is not `http`. From
 * RFC 3986 §5.2, which defines only the way forth.
 *
 * @throws {BaseUriError} when the base has no scheme
 * @throws {UriSyntaxError} when one of the two is no URI-reference
 * @throws {TypeError} when one of the two is neither a string nor a `UriReference`
 * @example
 * ```ts
 * import { relativize } from "@std66/resolve";
 * String(relativize("http://a/b/c/d;p?q", "http://a/b/g")); // => "../g"
 * String(relativize("http://a/b/c/d;p?q", "http://a/b/c/d;p?y#s")); // => "?y#s"
 * String(relativize("http://a/b/c/d;p?q", "https://a/b")); // => "https://a/b"
 * ```
 */
export function relativize(base: string | UriReference, target: string | UriReference): UriReference {
  const from = readBase("relativize: base", base);
  const text = read("relativize: target", target);
  // Asked before dot-segments go: the base's own path can be reached with those that it has.
  const reference =
    withBasePath(from, text) ?? shortest(from, String(transform(from, "relativize: target", target, true)));
  scan(reference);
  return fromScan(reference);
}

/** The reference with an empty path to a target whose ends have just been read, if it has the base's path. */
function withBasePath(base: Base, target: string): string | undefined {
  if (target.slice(0, pathEnd) !== base.text.slice(0, base.pathEnd)) return undefined;
  // The query is the base's where the reference has none.
  if (queryEnd === -1) return base.queryEnd === -1 ? target.slice(pathEnd) : undefined;
  // Where the base has no query, what is cut from it does not begin with "?", as the target's does.
  const isBaseQuery = target.slice(pathEnd, queryEnd) === base.text.slice(base.pathEnd, base.queryEnd);
  return target.slice(isBaseQuery ? queryEnd : pathEnd);
}

/** The shortest reference to a target that has been resolved, and whose ends that has left. */
function shortest(base: Base, target: string): string {
  const pathStart = authorityEnd === -1 ? schemeEnd + 1 : authorityEnd;
  const isSameScheme = target.slice(0, schemeEnd + 1) === base.text.slice(0, base.schemeEnd + 1);
  const start = isSameScheme && authorityEnd !== -1 ? schemeEnd + 1 : 0;
  if (target.slice(0, pathStart) !== base.text.slice(0, base.pathStart)) return target.slice(start);
  const emptyPath = withBasePath(base, target);
  if (emptyPath !== undefined) return emptyPath;

  // The "/." that guards a "//" without an authority is none of the path's segments.
  const isGuarded = target.startsWith("/.//", pathStart);
  const path = target.slice(isGuarded ? pathStart + 2 : pathStart, pathEnd);
  // An absolute path is the shorter one: what it leaves out, a scheme or an authority, has two characters at least.
  const best = absolutePath(path) ?? target.slice(start, pathEnd);
  return (relativePath(base, path, best.length) ?? best) + target.slice(pathEnd);
}

/** A path that begins with "/", and not with what would be read as an authority. */
function absolutePath(path: string): string | undefined {
  if (!path.startsWith("/")) return undefined;
  return path.startsWith("//") ? `/.${path}` : path;
}

/** Up to the directory that both paths are in, and down from there; if that takes no more than `longest` characters. */
function relativePath(base: Base, path: string, longest: number): string | undefined {
  const directory = directoryOf(base);
  let common = 0;
  // Behind a text's end there is NaN, which is nothing's equal.
  while (directory.charCodeAt(common) === path.charCodeAt(common)) common++;
  common = directory.slice(0, common).lastIndexOf("/") + 1;
  // No way up leads out of "/", or from a rootless path's first segment to another one.
  if (common === 0 && directory !== "") return undefined;

  let steps = 0;
  for (let i = common; i < directory.length; i++) {
    if (directory.charCodeAt(i) === SLASH) steps++;
  }
  const down = path.slice(common);
  if (3 * steps + down.length > longest + 1) return undefined;
  const up = "../".repeat(steps);
  // Without a "." in front it would be an absolute path, or have a scheme.
  const isMistaken = up === "" && /^[^/]*:|^\//.test(down);
  let found = isMistaken ? `./${down}` : up + down;
  if (down === "") found = up === "" ? "." : up.slice(0, -1);
  return found.length <= longest ? found : undefined;
}

/** The path that a relative-path reference is merged with (RFC 3986 §5.2.3), without its dot-segments. */
function directoryOf(base: Base): string {
  if (base.authorityEnd !== -1 && base.pathStart === base.pathEnd) return "/";
  findDirectory(base);
  return removeDotSegments(base.text.slice(base.pathStart, base.directoryEnd));
}
