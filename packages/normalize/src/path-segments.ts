/**
 * RFC 3986 §6.2.2.2 and §6.2.2.3 for the path. In a relative reference, a path has a different meaning than in a URI,
 * so less of it can change.
 */
import { removeDotSegments } from "@std66/core";
import { type ScannedText, nextDotSegment, pathStart } from "@std66/core/internal";
import { SLASH } from "./octets.ts";
import { CASE, DOT_SEGMENTS } from "./rungs.ts";
import type { SchemeFacts } from "./scheme-rules.ts";
import { normalizeTriplets } from "./percent-encoding.ts";

/** Whether the path has dot-segments to remove. */
export function hasRemovableDots(uri: ScannedText, rules: SchemeFacts | undefined): boolean {
  const start = pathStart(uri);
  return !areDotsKept(uri, uri.text.charCodeAt(start), rules) && nextDotSegment(uri.text, start, uri.pathEnd) !== -1;
}

/**
 * Normalizes a path, that of a URI or one in its place, by the rungs in `bits`. `rules` are those of the scheme, even
 * if the rung `scheme` is not selected.
 */
export function normalizePath(uri: ScannedText, path: string, bits: number, rules: SchemeFacts | undefined): string {
  const decoded = uri.schemeEnd === -1 ? normalizeRelativeTriplets(path, bits) : normalizeTriplets(path, bits);
  const isRemovable = (bits & DOT_SEGMENTS) !== 0 && !areDotsKept(uri, path.charCodeAt(0), rules);
  return isRemovable && nextDotSegment(decoded, 0) !== -1 ? removeDotSegments(decoded) : decoded;
}

/**
 * Whether the dot-segments of a path that begins with this character must stay. In a relative reference, they depend on
 * a base that is not known yet (RFC 3986 §5.2.1). In an opaque path, they are ordinary data.
 */
export function areDotsKept({ schemeEnd }: ScannedText, first: number, rules: SchemeFacts | undefined): boolean {
  return first !== SLASH && (schemeEnd === -1 || rules?.rootlessPathIsOpaque === true);
}

/**
 * In a relative reference, `%2E` stays if decoding it would turn the segment into "." or "..". Resolution removes
 * these, but keeps a segment with `%2E` (RFC 3986 §5.2.4).
 */
function normalizeRelativeTriplets(path: string, bits: number): string {
  if (!/%2e/i.test(path)) return normalizeTriplets(path, bits);
  const segments = path.split("/").map((segment) => {
    const decoded = normalizeTriplets(segment, bits);
    return decoded === "." || decoded === ".." ? normalizeTriplets(segment, bits & CASE) : decoded;
  });
  return segments.join("/");
}
