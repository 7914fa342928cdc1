/** RFC 3986 §5.2.1: the components of the base URI, and the directory with which a path is merged (§5.2.3). */
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

/** The offset at which each component of a base ends, in UTF-16 code units; -1 for a component that is not present. */
export interface Base {
  readonly text: string;
  readonly schemeEnd: number;
  readonly userinfoEnd: number;
  readonly hostEnd: number;
  readonly authorityEnd: number;
  readonly pathStart: number;
  readonly pathEnd: number;
  readonly queryEnd: number;
  /** The offset at which the directory of the path ends; -1 until `findDirectory` has set it. */
  directoryEnd: number;
  /** True if the directory begins with "/" and has no dot-segments: each leading ".." then removes its last segment. */
  isPlain: boolean;
}

/**
 * Reads the base. `argument` is its name in an error's message, such as `resolve: base`.
 *
 * @throws {UriSyntaxError} if the base is not a URI-reference
 * @throws {BaseUriError} if it has no scheme
 */
export function readBase(argument: string, base: string | UriReference): Base {
  const text = read(argument, base);
  if (schemeEnd === -1) throw baseUriError(argument, text);
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

/** Finds the directory of the base's path, which ends after its last "/" and may be empty. Searches only once for each base. */
export function findDirectory(base: Base): void {
  if (base.directoryEnd !== -1) return;
  const { text, pathStart } = base;
  let end = base.pathEnd;
  while (end > pathStart && text.charCodeAt(end - 1) !== SLASH) end--;
  base.directoryEnd = end;
  base.isPlain = text.charCodeAt(pathStart) === SLASH && !hasDotSegment(text, pathStart, end);
}
