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
    const { authority, path } = uri;
    const changed = authority === undefined ? normalForm(path) : path;
    return changed === path ? uri : spliced(uri, pathEndOf(uri) - path.length, path.length, changed);
  };
}

/** Returns the text with other characters from `start` on. Offsets and lengths are in UTF-16 code units. */
function spliced(uri: UriReference, start: number, length: number, replacement: string): string {
  const text = String(uri);
  return text.slice(0, start) + replacement + text.slice(start + length);
}

/** The offset at which the path ends. */
function pathEndOf({ scheme, authority, path }: UriReference): number {
  const toAuthority = scheme === undefined ? 0 : scheme.length + 1;
  return toAuthority + (authority === undefined ? 0 : authority.length + 2) + path.length;
}

/**
 * RFC 6068 §2: addresses are separated by commas. The domain, after the last "@" of each, is case-insensitive. In
 * quotes (`%22`), a comma or an "@" can belong to a local part, which is case-sensitive, so a path with quotes stays
 * unchanged.
 */
export function lowerCaseDomains(path: string): string {
  return path.includes("%22") ? path : path.replace(/@[^@,]*(?=,|$)/g, lowerCase);
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
  return isTop ? spliced(uri, pathEndOf(uri) - 1, 1, "") : uri;
}

/**
 * RFC 4516 §2 and §3: the dn is followed by up to four fields, each after a "?". Trailing empty fields may be omitted.
 */
export function withoutEmptyFields(uri: UriReference): string | UriReference {
  const { authority, query } = uri;
  if (authority === undefined || query === undefined || query.split("?", 5).length > 4) return uri;
  // Begins with the "?", which an empty query also loses.
  const written = `?${query}`;
  let end = written.length;
  while (written[end - 1] === "?") end -= 1;
  return end === written.length ? uri : spliced(uri, pathEndOf(uri) + end, written.length - end, "");
}
