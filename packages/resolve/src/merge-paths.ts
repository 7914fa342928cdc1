/**
 * RFC 3986 §5.2.3: Merge Paths, together with §5.2.4 on the merged path.
 *
 * Leading dot-segments, by far the most common, only move the end of the base's slice. The path is split into segments only if
 * it has dot-segments elsewhere.
 */
import { type ScannedText, hasDotSegment, pathStart } from "@std66/core/internal";
import type { Base } from "./base.ts";
import { splice, withPath } from "./target.ts";

const DOT = 0x2e;
const SLASH = 0x2f;

/** Returns the target of a reference whose path, from `start` on, is neither empty nor begins with "/". */
export function mergePaths(base: Base, reference: ScannedText, start: number): ScannedText {
  const { uri } = base;
  const { text, pathEnd } = reference;
  if (uri.authorityEnd !== -1 && uri.authorityEnd === uri.pathEnd) {
    return withPath(uri, `/${text.slice(start, pathEnd)}`, reference);
  }
  findDirectory(base);
  let cut = base.directoryEnd;
  if (!base.isPlain) return withPath(uri, uri.text.slice(pathStart(uri), cut) + text.slice(start, pathEnd), reference);
  let from = start;
  while (from < pathEnd && text.charCodeAt(from) === DOT) {
    const isDouble = from + 1 < pathEnd && text.charCodeAt(from + 1) === DOT;
    const end = isDouble ? from + 2 : from + 1;
    if (end < pathEnd && text.charCodeAt(end) !== SLASH) break;
    if (isDouble) cut = parentEnd(uri, cut);
    from = Math.min(end + 1, pathEnd);
  }
  return hasDotSegment(text, from, pathEnd)
    ? withPath(uri, uri.text.slice(pathStart(uri), cut) + text.slice(from, pathEnd), reference)
    : splice(uri, cut, reference, from);
}

/** Finds the directory of the base's path, which ends after its last "/" and may be empty. Searches only once for each base. */
export function findDirectory(base: Base): void {
  if (base.directoryEnd !== -1) return;
  const { uri } = base;
  const start = pathStart(uri);
  let end = uri.pathEnd;
  while (end > start && uri.text.charCodeAt(end - 1) !== SLASH) end--;
  base.directoryEnd = end;
  base.isPlain = uri.text.charCodeAt(start) === SLASH && !hasDotSegment(uri.text, start, end);
}

/** Returns the end of the parent of the directory that ends at `end`. The parent of the root is the root. */
function parentEnd(uri: ScannedText, end: number): number {
  if (end === pathStart(uri) + 1) return end;
  let i = end - 1;
  while (uri.text.charCodeAt(i - 1) !== SLASH) i--;
  return i;
}
