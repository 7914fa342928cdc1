/** JSON lines. What a run may have millions of is put together from texts of URIs, which need no escapes. */

/** The JSON text of a valid URI or component, which needs no escapes (RFC 3986 §2); `null` if it is absent. */
export function jsonOfUri(component: string | undefined): string {
  return component === undefined ? "null" : `"${component}"`;
}

/** The JSON text of any value, with `null` for members that are `undefined`. */
export function jsonWithNulls(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => (member === undefined ? null : member));
}

/**
 * The JSON array of the segments of a path, built without an array. The fastest replacement leaves a rope of pieces,
 * which takes gigabytes for 64 MB of "/". A long path is therefore processed in parts, in a way that leaves no rope.
 */
export function jsonOfSegments(path: string): string {
  if (path.length > PART) return [...segmentPieces(path)].join("");
  if (path === "") return "[]";
  return `["${path.slice(startOf(path)).replaceAll("/", BETWEEN)}"]`;
}

/** The JSON array of the segments of a path in pieces. `path` is not empty. */
export function* segmentPieces(path: string): Generator<string> {
  yield '["';
  for (let from = startOf(path); from < path.length; from += PART) {
    yield path
      .slice(from, from + PART)
      .split("/")
      .join(BETWEEN);
  }
  yield '"]';
}

function startOf(path: string): number {
  return path.startsWith("/") ? 1 : 0;
}

const BETWEEN = '","';
const PART = 4096;
