/**
 * RFC 3986 §5.2.4: removes dot-segments, in one pass over the segments.
 */
import { DOT, SLASH } from "../scan/characters.ts";
import { requireString } from "../argument/argument-error.ts";

/**
 * Removes the segments "." and ".." from a path, each ".." together with the segment before it, if there is one
 * (RFC 3986 §5.2.4). `%2e` is not a dot.
 *
 * @throws {TypeError} if `path` is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4 | RFC 3986 §5.2.4}
 * @example
 * ```ts
 * import { removeDotSegments } from "@std66/core";
 * removeDotSegments("/a/b/c/./../../g"); // => "/a/g"
 * removeDotSegments("mid/content=5/../6"); // => "mid/6"
 * removeDotSegments("/.."); // => "/"
 * ```
 */
export function removeDotSegments(path: string): string {
  requireString("removeDotSegments: path", path);
  // 2A. The input buffer begins with "../" or "./" only until something has been moved to the output.
  let start = 0;
  while (path.startsWith("./", start) || path.startsWith("../", start)) {
    start = path.indexOf("/", start) + 1;
  }
  const rest = path.slice(start);
  // Backwards: each ".." removes the nearest earlier segment that is still there. The rest is kept in long runs.
  const runs: string[] = [];
  let end = rest.length;
  let taken = 0;
  let to = end;
  for (let i = end; i-- > 0;) {
    if (rest.charCodeAt(i) !== SLASH) continue;
    const segment = rest.slice(i + 1, to);
    const dots = segment === ".." ? 2 : segment === "." ? 1 : 0;
    if (dots + taken > 0) {
      // Millions of dot-segments in a row would leave as many empty runs.
      if (to < end) runs.push(rest.slice(to, end));
      end = i;
      // 2B, 2C. A trailing dot-segment leaves its "/".
      if (dots > 0 && to === rest.length) runs.push("/");
      taken += dots - 1;
    }
    to = i;
  }
  // 2D. A path that is only "." or ".." becomes empty. Any other first segment is removed or kept like the rest.
  if (rest === "." || rest === "..") return "";
  runs.push(rest.slice(taken && to, end));
  return runs.reverse().join("");
}

/**
 * Returns the offset of the first complete segment "." or ".." between two offsets of a path, or of a text that
 * contains one; -1 if there is none.
 */
export function nextDotSegment(path: string, start: number, end: number = path.length): number {
  // Most paths have at most one dot: finds each dot, then checks around it.
  for (let i = path.indexOf(".", start); i !== -1 && i < end; i = path.indexOf(".", i + 1)) {
    if (i > start && path.charCodeAt(i - 1) !== SLASH) continue;
    const next = i + 1 < end && path.charCodeAt(i + 1) === DOT ? i + 2 : i + 1;
    if (next === end || path.charCodeAt(next) === SLASH) return i;
  }
  return -1;
}
