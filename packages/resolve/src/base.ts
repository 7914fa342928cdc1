/** RFC 3986 §5.2.1: the base URI taken apart, and the directory of its path, which a reference is merged with (§5.2.3). */
import type { UriReference } from "@std66/core";
import {
  authorityEnd,
  hasDotSegment,
  hostEnd,
  pathEnd,
  queryEnd,
  read,
  schemeEnd,
  userinfoEnd,
} from "@std66/core/internal";
import { BaseUriError } from "./base-uri-error.ts";

const SLASH = 0x2f;

/** Where the components of a base end, in UTF-16 code units; -1 for one that is not there. */
export interface Base {
  readonly text: string;
  readonly schemeEnd: number;
  readonly userinfoEnd: number;
  readonly hostEnd: number;
  readonly authorityEnd: number;
  readonly pathStart: number;
  readonly pathEnd: number;
  readonly queryEnd: number;
}

/**
 * @throws {UriSyntaxError} when the base is no URI-reference
 * @throws {BaseUriError} when it has no scheme
 */
export function readBase(base: string | UriReference): Base {
  const text = read(base);
  if (schemeEnd < 0) throw new BaseUriError(text);
  const pathStart = authorityEnd < 0 ? schemeEnd + 1 : authorityEnd;
  return { text, schemeEnd, userinfoEnd, hostEnd, authorityEnd, pathStart, pathEnd, queryEnd };
}

/** Where the directory of the base's path ends: behind its last "/", or where the path begins. */
export function directoryEnd(base: Base): number {
  let end = base.pathEnd;
  while (end > base.pathStart && base.text.charCodeAt(end - 1) !== SLASH) end--;
  return end;
}

/** Whether the directory is there, begins with "/" and has no dot-segments: then a leading ".." just takes its last segment. */
export function isPlainDirectory(base: Base, end: number): boolean {
  return (
    end > base.pathStart &&
    base.text.charCodeAt(base.pathStart) === SLASH &&
    !hasDotSegment(base.text, base.pathStart, end)
  );
}
