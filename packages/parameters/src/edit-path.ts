/** RFC 3986 §3.3: removes parameters from the segments of a path, and keeps the rest as written. */
import type { UriSyntaxError } from "@std66/core";
import { argumentError, requireString, syntaxError } from "@std66/core/internal";
import type { Decoding } from "./decode.ts";
import { segmentSyntax } from "./options.ts";
import { readName } from "./parameter.ts";

/**
 * Which parameters: those of a name, of one of several names, or of the decoded names for which a function returns
 * `true`.
 */
export type ParameterNames = string | readonly string[] | ((name: string) => boolean);

/**
 * Returns the path without the parameters of these names, in all segments. All else stays as written, also what is not
 * UTF-8: a name with such triplets is compared as text (RFC 3986 §3.3). Names are compared exactly, once decoded.
 *
 * `change(uri, { path: deletePathParameters(uri.path, "jsessionid") })` throws where the path alone would be read as an
 * authority, as with `/;a/b`.
 *
 * @throws {UriSyntaxError} `dot-segment` if a segment would be left as "." or "..", which means something else
 * @throws {TypeError} if `path` is not a string, or if `names` is neither a string, a list of strings nor a function
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.3 | RFC 3986 §3.3}
 * @example
 * ```ts
 * import { deletePathParameters } from "@std66/parameters";
 * deletePathParameters("/a;jsessionid=1/b;v=%E9;jsessionid=2", "jsessionid"); // => "/a/b;v=%E9"
 * deletePathParameters("/a;utm_x;b", (name) => name.startsWith("utm_")); // => "/a;b"
 * deletePathParameters("/a/..;b", ["b"]); // throws UriSyntaxError
 * ```
 */
export function deletePathParameters(path: string, names: ParameterNames): string {
  requireString("deletePathParameters: path", path);
  const isDeleted = selection(names);
  const decoding: Decoding = { text: path, component: "path", syntax: segmentSyntax("", { invalid: "keep" }) };
  let start = 0;
  const segments = path.split("/").map((segment) => {
    const left = without(segment, (parameter) => isDeleted(readName(parameter, start, decoding)));
    if (left !== segment && (left === "." || left === "..")) throw dotSegment(path, start, segment.length);
    start += segment.length + 1;
    return left;
  });
  return segments.join("/");
}

function selection(names: ParameterNames): (name: string) => boolean {
  if (typeof names === "function") return names;
  if (typeof names === "string") return (name) => name === names;
  if (!Array.isArray(names) || !names.every((name) => typeof name === "string")) {
    throw argumentError("deletePathParameters: names", "a string, a list of strings or a function", names);
  }
  const known = new Set(names);
  return (name) => known.has(name);
}

/** Returns the segment without some of its parameters. */
function without(segment: string, isDeleted: (parameter: string) => boolean): string {
  if (!segment.includes(";")) return segment;
  return segment
    .split(";")
    .filter((part, index) => index === 0 || !isDeleted(part))
    .join(";");
}

function dotSegment(path: string, offset: number, length: number): UriSyntaxError {
  const fault = { code: "dot-segment", offset, length, component: "path", expected: ["segment-nz"] } as const;
  return syntaxError(path, fault, undefined, "a segment is `.` or `..` without its parameters");
}
