/** JSON lines. A record of URIs, which need no escapes, is put together from their texts: a run may have millions of inputs. */

declare const JSON_TEXT: unique symbol;

/** The JSON text of a value. */
export type Json = string & { readonly [JSON_TEXT]: true };

/** A line of JSON output, without its end: an object with these members, in this order. */
export function record(members: Readonly<Record<string, Json>>): Json {
  return recordOf(Object.fromEntries(Object.keys(members).map((name) => [name, "json"] as const)))(members);
}

/** What a member holds: JSON text, or a valid URI or component, in which no character needs an escape (RFC 3986 §2). */
type Content = "json" | "uri";

type Members<Contents extends Readonly<Record<string, Content>>> = {
  readonly [Name in keyof Contents]: Contents[Name] extends "json" ? Json : string | undefined;
};

/** Returns `record` for members of these names and contents. Prepared once, for a line per input. */
export function recordOf<const Contents extends Readonly<Record<string, Content>>>(
  contents: Contents,
): (members: Members<Contents>) => Json {
  const pieces = Object.entries(contents).map(([name, content], index) => {
    const key = `${index === 0 ? "{" : ","}"${name}":`;
    const quote = content === "uri" ? '"' : "";
    return { name, before: key + quote, after: quote, absent: `${key}null` };
  });
  return (members) => {
    let text = "";
    for (const { name, before, after, absent } of pieces) {
      const value = members[name];
      text += value === undefined ? absent : before + value + after;
    }
    return `${text}}` as Json;
  };
}

export const NULL = "null" as Json;

/** The JSON text of a valid URI or component, in which no character needs an escape (RFC 3986 §2). `null` if it is absent. */
export function jsonOfUri(component: string | undefined): Json {
  return component === undefined ? NULL : (`"${component}"` as Json);
}

/** The JSON text of any value. Members that are `undefined` are left out. */
export function jsonOf(value: unknown): Json {
  return JSON.stringify(value) as Json;
}

/** The JSON text of any value, with `null` for members that are `undefined`. */
export function jsonWithNulls(value: unknown): Json {
  return JSON.stringify(value, (_, member: unknown) => (member === undefined ? null : member)) as Json;
}

/**
 * The JSON array of the segments of a path, built without an array. The fastest replacement leaves a rope of pieces, which
 * takes gigabytes for 64 MB of "/". A long path is therefore processed in parts, in a way that leaves no rope.
 */
export function jsonOfSegments(path: string): Json {
  if (path.length > PART) return [...segmentPieces(path)].join("") as Json;
  if (path === "") return "[]" as Json;
  return `["${path.slice(startOf(path)).replaceAll("/", BETWEEN)}"]` as Json;
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
