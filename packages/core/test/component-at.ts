// The component that contains an offset, found by RFC 3986 Appendix B, since no automaton distinguishes components.

import { partsOf } from "./division.ts";

/**
 * Returns the component that contains an offset of a rejected text. Appendix B splits any text. In an authority, the
 * userinfo extends to the "@", the host from there to its "]" or to the ":", and the port is the rest. Text before the
 * first ":" that is not a scheme is the first segment of a path (§4.2). A second "@" belongs to the authority alone.
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
