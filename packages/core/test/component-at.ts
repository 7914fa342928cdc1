// The component that a reader would name: no automaton says it, so it is told by hand from RFC 3986 Appendix B.

import { partsOf } from "./division.ts";

/**
 * The component that a reader would say an offset of a refused text is in. Appendix B divides any text; in an authority, the
 * userinfo goes to the "@", the host from there to its "]" or to the ":", and the port is the rest. What stands before the
 * first ":" and is no scheme is a path's first segment (§4.2); a second "@" is nobody's but the authority's.
 */
export function componentAt(text: string, offset: number): string {
  const parts = partsOf(text);
  const schemeLength = parts.scheme === undefined ? 0 : parts.scheme.length + 1;
  if (offset < schemeLength) return "path";
  if (parts.authority !== undefined) {
    const inAuthority = offset - schemeLength - 2;
    if (inAuthority <= parts.authority.length) return componentInAuthority(parts.authority, inAuthority);
  }
  const hash = text.indexOf("#");
  if (hash >= 0 && offset > hash) return "fragment";
  const mark = text.indexOf("?");
  return mark >= 0 && offset > mark ? "query" : "path";
}

function componentInAuthority(text: string, offset: number): string {
  const at = text.indexOf("@");
  if (offset <= at && !text.startsWith("[")) return "userinfo";
  const start = text.startsWith("[") ? 0 : at + 1;
  if (text.startsWith("[", start)) {
    const bracket = text.indexOf("]", start);
    const isPort = bracket >= 0 && text[bracket + 1] === ":" && offset > bracket + 1;
    return isPort ? "port" : "host";
  }
  const colon = text.indexOf(":", start);
  if (colon >= 0 && offset > colon) return "port";
  return text[offset] === "@" ? "authority" : "host";
}
