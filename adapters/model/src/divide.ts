/** RFC 3986 Appendix B: the components of any text, as written. */
import type { MutableComponents } from "./types.ts";

/** Unlike in §3.1, what is before the first ":" is a scheme, whatever it is. */
const URI = /(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?/;
const AUTHORITY = /(?:([^@]*)@)?(\[[^\]]+\]|[^:]*)(?::([0-9]*))?/;

/** Absent without its delimiter. */
type Part = string | undefined;

/** Divides a text. What is left over in an authority counts to the path, which then does not begin with "/". */
export function divideText(text: string): MutableComponents {
  const [, scheme, authority, path, query, fragment] = URI.exec(text) as unknown as [
    string,
    Part,
    Part,
    string,
    Part,
    Part,
  ];
  const isSameDocument = authority === undefined && path === "" && query === undefined;
  const relative = isSameDocument ? "same-document" : "relative";
  const reference = scheme === undefined ? relative : fragment === undefined ? "absolute" : "uri";
  if (authority === undefined || !/[@:[]/.test(authority)) {
    return { scheme, userinfo: undefined, host: authority, port: undefined, path, query, fragment, reference };
  }
  const [all, userinfo, host, port] = AUTHORITY.exec(authority) as unknown as [string, Part, string, Part];
  const rest = authority.slice(all.length) + path;
  return { scheme, userinfo, host, port: portOf(port), path: rest, query, fragment, reference };
}

/** A port too large for an exact number stays text: rounded, it would be another port. */
function portOf(digits: string | undefined): number | string | undefined {
  return digits && Number.isSafeInteger(Number(digits)) ? Number(digits) : digits;
}
