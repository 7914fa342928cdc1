/**
 * RFC 3986 §6.2.3: the rules of individual schemes for their paths and queries.
 *
 * They return a text if they change a URI. `change` would check each component, and bring its errors into every bundle.
 */
import type { UriReference } from "@std66/core";
import { lowerCase } from "./case.ts";

/** Returns a function that changes the path of a URI without an authority. */
export function withPath(normalForm: (path: string) => string): (uri: UriReference) => string | UriReference {
  return (uri) => {
    const { scheme, authority, path } = uri;
    const changed = authority === undefined ? normalForm(path) : path;
    // Follows the first ":", or nothing.
    const before = scheme === undefined ? "" : ":";
    return changed === path ? uri : String(uri).replace(before + path, () => before + changed);
  };
}

/** A domain and the "@" before it, which is the last one of an address. */
const DOMAIN = /@[^@,]*(?=,|$)/g;

/** RFC 6068 §2: addresses are separated by commas. The domain, after the last "@" of each, is case-insensitive. */
export function lowerCaseDomains(path: string): string {
  const pieces: string[] = [];
  let start = 0;
  // In quotes, a comma or an "@" belongs to a local part, which is case-sensitive.
  for (let quote = path.indexOf("%22"); quote !== -1; quote = path.indexOf("%22", start)) {
    const between = path.slice(start, quote);
    const end = quotedEnd(path, quote);
    // Quotes that are not a whole local part (RFC 5322 §3.4.1) are not understood, and change nothing.
    if (!/(?:^|,)$/.test(between) || path.charAt(end) !== "@") return path;
    pieces.push(between.replace(DOMAIN, lowerCase), path.slice(quote, end));
    start = end;
  }
  pieces.push(path.slice(start).replace(DOMAIN, lowerCase));
  return pieces.join("");
}

/**
 * Returns where a quoted text ends, after its "%22"; -1 if it does not. "%5C" takes away the meaning of what follows.
 */
function quotedEnd(path: string, start: number): number {
  for (let i = path.indexOf("%", start + 3); i !== -1; i = path.indexOf("%", i)) {
    const triplet = path.slice(i, i + 3).toUpperCase();
    if (triplet === "%22") return i + 3;
    if (triplet === "%5C") i += path.charAt(i + 3) === "%" ? 6 : 4;
    else i += 3;
  }
  return -1;
}

/** RFC 8141 §3.1: the namespace identifier, up to the next ":", is case-insensitive. */
export function lowerCaseNamespace(path: string): string {
  const end = path.indexOf(":");
  if (end === -1) return path;
  const namespace = path.slice(0, end);
  const normal = lowerCase(namespace);
  // Compares the part that can change: comparing the whole would first have to join it.
  return normal === namespace ? path : normal + path.slice(end);
}

/** RFC 4266 §2.1: an empty gopher-path is the top-level directory, whose type is "1". */
export function withoutTopLevelType(uri: UriReference): string | UriReference {
  const { authority, path, query } = uri;
  const isTop = authority !== undefined && path === "/1" && query === undefined;
  return isTop ? String(uri).replace(/1(?=#|$)/, "") : uri;
}

/**
 * RFC 4516 §2 and §3: the dn is followed by up to four fields, each after a "?". Trailing empty fields may be omitted.
 */
export function withoutEmptyFields(uri: UriReference): string | UriReference {
  const { authority, query } = uri;
  if (authority === undefined || query === undefined || query.split("?", 5).length > 4) return uri;
  return /^$|\?$/.test(query) ? String(uri).replace(/\?+(?=#|$)/, "") : uri;
}
