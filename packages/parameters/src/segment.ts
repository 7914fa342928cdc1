/** RFC 3986 §3.3: a path segment as a name and the parameters after each ";". */
import { argumentError, requireString } from "@std66/core/internal";
import { type Decoding, decoded } from "./decode.ts";
import { SEGMENT, encoded, encodedParameter } from "./encode.ts";
import { type DecodingOptions, segmentSyntax } from "./options.ts";
import { type Parameter, type ParameterParts, checkedParameter, parameterEnd, readParameter } from "./parameter.ts";

/** A segment, decoded. */
export interface PathSegment {
  /** The text before the first ";". */
  name: string;
  /** One for each ";", in order. */
  parameters: Parameter[];
}

/** A segment to write. */
export interface SegmentParts {
  readonly name: string;
  readonly parameters: Iterable<ParameterParts>;
}

/**
 * Returns the name and the parameters of a path segment, which follow the first ";" and are separated by others
 * (RFC 3986 §3.3). Splits first, then decodes as UTF-8, once. The value is `undefined` without a "=", and `""` if
 * nothing follows it. An empty parameter is a parameter, so that `a;` has one.
 *
 * @throws {UriSyntaxError} `utf-8` for triplets that are not UTF-8, `pct-encoded` for a malformed triplet; neither if
 * `invalid` is `keep`
 * @throws {RangeError} if the value of an option is unknown
 * @throws {TypeError} if `segment` is not a string, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.3 | RFC 3986 §3.3}
 * @example
 * ```ts
 * import { parseSegment } from "@std66/parameters";
 * parseSegment("name;v=1.1;draft"); // => { name: "name", parameters: [["v", "1.1"], ["draft", undefined]] }
 * parseSegment("a%3Bb;c=%3D"); // => { name: "a;b", parameters: [["c", "="]] }
 * parseSegment("name,1.1"); // => { name: "name,1.1", parameters: [] }
 * ```
 */
export function parseSegment(segment: string, options?: DecodingOptions): PathSegment {
  const syntax = segmentSyntax("parseSegment: options", options);
  requireString("parseSegment: segment", segment);
  return readSegment({ text: segment, component: "path", syntax }, 0, segment.length);
}

function readSegment(decoding: Decoding, from: number, to: number): PathSegment {
  const text = decoding.text.slice(from, to);
  let end = parameterEnd(text, 0, ";");
  const segment: PathSegment = { name: decoded(text.slice(0, end), from, decoding), parameters: [] };
  while (end < text.length) {
    const start = end + 1;
    end = parameterEnd(text, start, ";");
    segment.parameters.push(readParameter(text.slice(start, end), from + start, decoding));
  }
  return segment;
}

/**
 * Returns the text of a segment. Encodes as UTF-8 what no segment contains, "/" included, and what would split or
 * change a parameter: ";", and a "=" in the name of a parameter (RFC 3986 §2.2, §3.3). All other characters stay as
 * they are. `parseSegment` returns the same name and parameters. A segment "." or ".." is a dot-segment, which has no
 * encoded form.
 *
 * @throws {UriSyntaxError} `utf-8-surrogate` for a lone surrogate; `input` is the name or the value
 * @throws {TypeError} if `segment` has no name, or no list of parameters
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.3 | RFC 3986 §3.3}
 * @example
 * ```ts
 * import { formatSegment } from "@std66/parameters";
 * formatSegment({ name: "a/b", parameters: [["v", "1.1"], ["draft", undefined]] }); // => "a%2Fb;v=1.1;draft"
 * formatSegment({ name: "a", parameters: [["c;d", "e=f"]] }); // => "a;c%3Bd=e=f"
 * ```
 */
export function formatSegment(segment: SegmentParts): string {
  if (typeof segment !== "object" || segment === null) {
    throw argumentError("formatSegment: segment", "an object with a name and parameters", segment);
  }
  const { name, parameters } = segment;
  requireString("formatSegment: segment.name", name);
  if (typeof parameters !== "object" || parameters === null || !(Symbol.iterator in parameters)) {
    throw argumentError("formatSegment: segment.parameters", "a list of pairs", parameters);
  }
  const texts = [encoded(name, SEGMENT.inValue)];
  for (const parameter of parameters) {
    const index = texts.length - 1;
    texts.push(encodedParameter(checkedParameter("formatSegment: segment.parameters", index, parameter), SEGMENT));
  }
  return texts.join(";");
}

/**
 * Returns the name and the parameters of each segment of a path, like `parseSegment` (RFC 3986 §3.3). The segments are
 * those of `UriReference`: `/a/` has `a` and an empty one, and an empty path has none.
 *
 * @throws {UriSyntaxError} `utf-8` for triplets that are not UTF-8, `pct-encoded` for a malformed triplet, with the
 * offset in the path; neither if `invalid` is `keep`
 * @throws {RangeError} if the value of an option is unknown
 * @throws {TypeError} if `path` is not a string, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.3 | RFC 3986 §3.3}
 * @example
 * ```ts
 * import { pathParameters } from "@std66/parameters";
 * pathParameters("/map;lat=50/day");
 * // => [{ name: "map", parameters: [["lat", "50"]] }, { name: "day", parameters: [] }]
 * ```
 */
export function pathParameters(path: string, options?: DecodingOptions): PathSegment[] {
  const syntax = segmentSyntax("pathParameters: options", options);
  requireString("pathParameters: path", path);
  const segments: PathSegment[] = [];
  if (path === "") return segments;
  const decoding = { text: path, component: "path", syntax } as const;
  for (let start = path.startsWith("/") ? 1 : 0; start <= path.length;) {
    const slash = path.indexOf("/", start);
    const end = slash === -1 ? path.length : slash;
    segments.push(readSegment(decoding, start, end));
    start = end + 1;
  }
  return segments;
}
