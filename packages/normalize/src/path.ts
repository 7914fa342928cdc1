/**
 * RFC 3986 §6.2.2.2 and §6.2.2.3 for the path of a text, the ends of whose components `scan` has left. In a relative reference
 * a path means another thing than in a URI.
 */
import { removeDotSegments } from "@std66/core";
import { hasDotSegment, pathEnd, schemeEnd } from "@std66/core/internal";
import { CASE, DOT_SEGMENTS } from "./rungs.ts";
import { normalizeTriplets } from "./triplets.ts";

const SLASH = 0x2f;

/** Whether the path that begins at `start` has dot-segments to remove. */
export function hasRemovableDots(text: string, start: number): boolean {
  return hasDotSegment(text, start, pathEnd) && !isRelativePath(text.charCodeAt(start));
}

/** A path as the rungs `bits` have it. */
export function normalizePath(path: string, bits: number): string {
  const decoded = schemeEnd === -1 ? normalizeRelativeTriplets(path, bits) : normalizeTriplets(path, bits);
  const isRemovable = (bits & DOT_SEGMENTS) !== 0 && hasDotSegment(decoded, 0);
  return isRemovable && !isRelativePath(path.charCodeAt(0)) ? removeDotSegments(decoded) : decoded;
}

/**
 * Whether a path that begins with that character is relative: then its dot-segments are steps from a place that is not known
 * before it is resolved (RFC 3986 §5.2.1).
 */
function isRelativePath(first: number): boolean {
  return schemeEnd === -1 && first !== SLASH;
}

/**
 * In a relative reference, `%2E` stays where without it the segment were "." or "..": resolving keeps the one as a name, and
 * takes the other as a step (RFC 3986 §5.2.4).
 */
function normalizeRelativeTriplets(path: string, bits: number): string {
  if (!/%2e/i.test(path)) return normalizeTriplets(path, bits);
  const segments = path.split("/").map((segment) => {
    const decoded = normalizeTriplets(segment, bits);
    return decoded === "." || decoded === ".." ? normalizeTriplets(segment, bits & CASE) : decoded;
  });
  return segments.join("/");
}
