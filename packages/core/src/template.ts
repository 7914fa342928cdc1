/**
 * RFC 3986 §2.4 as a template tag: data is percent-encoded when it is put into its component, and only then.
 *
 * The literal text fixes the structure. It is taken apart with a placeholder in each hole, every hole is filled for where it
 * stands, and `build` makes sure that the components are still the same.
 */
import { build } from "./build.ts";
import type { UriSyntaxErrorCode } from "./error-codes.ts";
import { percentEncode } from "./percent-encoding.ts";
import { requireString } from "./require-string.ts";
import { UriSyntaxError } from "./uri-syntax-error.ts";
import type { UriReference } from "./uri-reference.ts";

/** What a hole of `uri` may hold: data for one component; in a path also a list, of one segment each. */
export type UriHole = string | number | readonly (string | number)[];

const HOLE = "\0";

/** RFC 3986 Appendix B: scheme, authority, path, query and fragment. */
const STRUCTURE = /^(?:([^:/?#]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/;
/** userinfo, host and port (RFC 3986 §3.2). */
const AUTHORITY = /^(?:([^]*)@)?((?:\[[^\]]*\])?[^:]*)(?::([^]*))?$/;

/**
 * A URI-reference from literal text and data (RFC 3986 §2.4). Each hole is percent-encoded for the component that it stands
 * in, so that it never changes the structure. A hole that is the whole host may be an IP literal.
 *
 * @throws {UriSyntaxError} for what no encoding makes safe: a hole that makes a segment `.` or `..`, a letter in a port, an
 *   empty first segment; and when the literal text is at fault
 * @throws {TypeError} for a hole in the scheme, and for what is neither a string nor a number
 * @example
 * ```ts
 * import { uri } from "@std66/core";
 * const name = "a/b & c";
 * String(uri`https://example.com/users/${name}?q=${name}`); // => "https://example.com/users/a%2Fb%20&%20c?q=a/b%20%26%20c"
 * String(uri`http://${"[::1]"}:${8080}/${["a", "b?"]}`); // => "http://[::1]:8080/a/b%3F"
 * uri`http://example.com/${".."}/a`; // throws UriSyntaxError
 * ```
 */
export function uri(literals: TemplateStringsArray, ...holes: readonly UriHole[]): UriReference {
  // A malformed escape makes a literal undefined.
  if (literals.some((literal: string | undefined) => literal?.includes(HOLE) !== false)) {
    throw new TypeError("malformed literal text");
  }
  // No hole completes a triplet: half of one gets a blank behind it, which `build` refuses.
  const skeleton = literals.join(HOLE).replace(/%[\da-f]?(?=\0)/gi, "$& ");
  const [, scheme, authority, path = "", query, fragment] = STRUCTURE.exec(skeleton) as RegExpExecArray;
  if (scheme?.includes(HOLE)) throw new TypeError("a hole in the scheme");

  // Holes are filled from left to right.
  let next = 0;
  const fill = (part: string | undefined, encode: (data: string) => string): string | undefined =>
    part?.replaceAll(HOLE, () => encode(text(holes[next++])));

  const [, userinfo, host, port] = authority === undefined ? [] : (AUTHORITY.exec(authority) as RegExpExecArray);
  const components = {
    scheme,
    // A ":" would move the user name's end.
    userinfo: fill(userinfo, (data) => percentEncode(data, "userinfo").replaceAll(":", "%3A")),
    host: fill(host, (data) =>
      host?.startsWith("[") || (host === HOLE && data.startsWith("[")) ? data : percentEncode(data, "reg-name"),
    ),
    port: fill(port, (data) => data),
  };
  const isRootless = authority === undefined && !path.startsWith("/");
  const segments = path.split("/").map((segment, index) => {
    if (!segment.includes(HOLE)) return segment;
    const filled = segment.replaceAll(HOLE, () => {
      const data = holes[next++];
      return Array.from(Array.isArray(data) ? data : [data], (item) => percentEncode(text(item), "segment")).join("/");
    });
    const dots = /(?<![^/])(?:\.|%2e){1,2}(?![^/])/i.exec(filled);
    if (dots !== null) refuse(filled, "dot-segment", dots.index, dots[0].length);
    return index === 0 && isRootless && scheme === undefined ? filled.replaceAll(":", "%3A") : filled;
  });
  const filledPath = segments.join("/");
  if (isRootless && filledPath.startsWith("/")) refuse(filledPath, "segment-nz", 0, 1);
  return build({
    ...components,
    path: filledPath,
    // Behind the first "=" of a pair, another one is data.
    query: query?.replace(
      /[^&=]+/g,
      (part, offset: number) =>
        fill(part, (data) => {
          const encoded = percentEncode(data, "query-value");
          return query[offset - 1] === "=" ? encoded : encoded.replaceAll("=", "%3D");
        }) as string,
    ),
    fragment: fill(fragment, (data) => percentEncode(data, "fragment")),
  });
}

/** A hole's data as text. */
function text(data: unknown): string {
  if (!Number.isFinite(data)) requireString(data);
  return String(data);
}

function refuse(input: string, code: UriSyntaxErrorCode, offset: number, length: number): never {
  throw new UriSyntaxError(input, { code, offset, length, component: "path", expected: ["segment-nz"] });
}
