/** RFC 3986 §5.2.4: Remove Dot Segments. */
import { removeDotSegments as withoutDotSegments } from "@std66/core";
import { textOf } from "./text-of.ts";

/**
 * Removes the dot-segments of a path (RFC 3986 §5.2.4). What follows a "?" or "#" stays.
 *
 * @returns a path that begins with "/"
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4 | RFC 3986 §5.2.4}
 * @example
 * ```ts
 * import { removeDotSegments } from "@std66/relative-to-absolute-iri";
 * removeDotSegments("/a/./b/../c?d/../e"); // => "/a/c?d/../e"
 * ```
 */
export function removeDotSegments(path: string): string {
  const text = textOf("removeDotSegments: path", path);
  const end = endOfPath(text, 0);
  const result = withoutDotSegments(text.slice(0, end)) + text.slice(end);
  return result.startsWith("/") ? result : `/${result}`;
}

/**
 * Removes the dot-segments of the path of an IRI (RFC 3986 §5.2.4).
 *
 * @param colonPosition the offset of the ":" after the scheme; -1 without a scheme
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4 | RFC 3986 §5.2.4}
 * @example
 * ```ts
 * import { removeDotSegmentsOfPath } from "@std66/relative-to-absolute-iri";
 * removeDotSegmentsOfPath("http://example.org/a/../b", 4); // => "http://example.org/b"
 * ```
 */
export function removeDotSegmentsOfPath(iri: string, colonPosition: number): string {
  const text = textOf("removeDotSegmentsOfPath: iri", iri);
  const afterScheme = colonPosition >= 0 ? colonPosition + 1 : 0;
  const start = startOfPath(text, afterScheme);
  const end = endOfPath(text, start);
  const path = withoutDotSegments(text.slice(start, end));
  // Without an authority, "//" would begin one.
  const guard = start === afterScheme && path.startsWith("//") ? "/." : "";
  return text.slice(0, start) + guard + path + text.slice(end);
}

/** The offset after the authority, if there is one at `start`. */
function startOfPath(iri: string, start: number): number {
  if (!iri.startsWith("//", start)) return start;
  const slash = iri.indexOf("/", start + 2);
  const end = endOfPath(iri, start);
  return slash === -1 || slash > end ? end : slash;
}

/** The offset of the first "?" or "#". */
function endOfPath(iri: string, start: number): number {
  const delimiter = /[?#]/g;
  delimiter.lastIndex = start;
  return delimiter.exec(iri)?.index ?? iri.length;
}
