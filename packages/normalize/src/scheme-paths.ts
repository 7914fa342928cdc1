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
