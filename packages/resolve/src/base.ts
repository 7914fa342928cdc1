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
import { baseUriError } from "./base-uri-error.ts";

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
  /** Where the directory of the path ends; -1 until the first relative-path reference asks for it. */
  directoryEnd: number;
  /** Whether the directory begins with "/" and has no dot-segments, so that a leading ".." just takes its last segment. */
  isPlain: boolean;
}

/**
 * Reads the base, which `argument` names in a `TypeError`, as `resolve: base`.
 *
 * @throws {UriSyntaxError} when the base is no URI-reference
 * @throws {BaseUriError} when it has no scheme
 */
export function readBase(argument: string, base: string | UriReference): Base {
  const text = read(argument, base);
  if (schemeEnd === -1) throw baseUriError(text);
  return {
    text,
    schemeEnd,
    userinfoEnd,
    hostEnd,
    authorityEnd,
    pathStart: authorityEnd === -1 ? schemeEnd + 1 : authorityEnd,
    pathEnd,
    queryEnd,
    directoryEnd: -1,
    isPlain: false,
  };
}

/** Finds the directory of the base's path, which is behind its last "/", or nothing: once for a base. */
export function findDirectory(base: Base): void {
  if (base.directoryEnd !== -1) return;
  const { text, pathStart } = base;
  let end = base.pathEnd;
  while (end > pathStart && text.charCodeAt(end - 1) !== SLASH) end--;
  base.directoryEnd = end;
  base.isPlain = text.charCodeAt(pathStart) === SLASH && !hasDotSegment(text, pathStart, end);
}
