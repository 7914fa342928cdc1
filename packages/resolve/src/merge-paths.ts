/**
 * RFC 3986 §5.2.3: Merge Paths, together with §5.2.4 on the merged path.
 *
 * Leading dot-segments, by far the most common, only move the end of the base's slice. Dot-segments elsewhere divide
 * the path of the reference into runs. Only what these cannot express goes through `removeDotSegments`.
 */
import { type ScannedText, nextDotSegment, pathStart } from "@std66/core/internal";
import type { Base } from "./base.ts";
import { SLASH } from "./characters.ts";
import { joinRuns } from "./join-runs.ts";
import { splice, withPath } from "./target.ts";

/** Returns the target of a reference whose path, from `start` on, is neither empty nor begins with "/". */
export function mergePaths(base: Base, reference: ScannedText, start: number): ScannedText {
  const { uri } = base;
  findDirectory(base);
  const target = base.isPlain ? joinRuns(uri, base.directoryEnd, reference, start) : undefined;
  return target ?? withPath(uri, directoryOf(base) + reference.text.slice(start, reference.pathEnd), reference);
}

/** Returns the target of a reference whose path, from `start` on, begins with "/". */
export function replacePath(uri: ScannedText, reference: ScannedText, start: number): ScannedText {
  const { text, pathEnd } = reference;
  const root = pathStart(uri);
  if (nextDotSegment(text, start, pathEnd) === -1) {
    return splice(uri.text.slice(0, root), uri, reference, start);
  }
  const target = hasRoot(uri) ? joinRuns(uri, root + 1, reference, start + 1) : undefined;
  return target ?? withPath(uri, text.slice(start, pathEnd), reference);
}

/**
 * Finds the directory of the base's path, which ends after its last "/" and may be empty. Searches only once for each
 * base.
 */
function findDirectory(base: Base): void {
  if (base.directoryEnd !== -1) return;
  const { uri } = base;
  const start = pathStart(uri);
  let end = uri.pathEnd;
  while (end > start && uri.text.charCodeAt(end - 1) !== SLASH) end--;
  base.directoryEnd = end;
  base.isPlain = hasRoot(uri) && nextDotSegment(uri.text, start, end) === -1;
}

/** Returns the path with which a relative-path reference is merged. */
export function directoryOf(base: Base): string {
  const { uri } = base;
  if (uri.authorityEnd === uri.pathEnd) return "/";
  findDirectory(base);
  return uri.text.slice(pathStart(uri), base.directoryEnd);
}

/** Whether there is an authority, and the path after it is not empty, so that it begins with "/". */
function hasRoot({ authorityEnd, pathEnd }: ScannedText): boolean {
  return authorityEnd !== -1 && authorityEnd < pathEnd;
}
