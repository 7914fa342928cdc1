/**
 * RFC 3986 §6.2.2.2 and §6.2.2.3 for the path of a text, the ends of whose components `scan` has left. In a relative reference
 * a path means another thing than in a URI.
 */
import { removeDotSegments } from "@std66/core";
import { hasDotSegment, pathEnd, schemeEnd } from "@std66/core/internal";
import { CASE, DOT_SEGMENTS } from "./rungs.ts";
import type { SchemeRules } from "./scheme-rules.ts";
import { normalizeTriplets } from "./triplets.ts";

const SLASH = 0x2f;

/** Whether the path that begins at `start` has dot-segments to remove. */
export function hasRemovableDots(text: string, start: number, rules: SchemeRules | undefined): boolean {
  return hasDotSegment(text, start, pathEnd) && !areDotsKept(text.charCodeAt(start), rules);
}

/** A path as the rungs `bits` have it. `rules` are those of the scheme, whether its rung is taken or not. */
export function normalizePath(path: string, bits: number, rules: SchemeRules | undefined): string {
  const decoded = schemeEnd === -1 ? normalizeRelativeTriplets(path, bits) : normalizeTriplets(path, bits);
  const isRemovable = (bits & DOT_SEGMENTS) !== 0 && hasDotSegment(decoded, 0);
  return isRemovable && !areDotsKept(path.charCodeAt(0), rules) ? removeDotSegments(decoded) : decoded;
}

/**
 * Whether the dot-segments of a path that begins with that character stay: in a relative reference they are steps from a place
 * that is not known before it is resolved (RFC 3986 §5.2.1), in an opaque path they are names.
 */
function areDotsKept(first: number, rules: SchemeRules | undefined): boolean {
  return first !== SLASH && (schemeEnd === -1 || rules?.rootlessPathIsOpaque === true);
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
