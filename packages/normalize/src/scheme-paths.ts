/** RFC 3986 §6.2.3: what some schemes say of their own parts. */
import type { UriReference } from "@std66/core";
import { lowerCase } from "./letters.ts";

/** Changes the path of a URI that has no authority. */
export function withPath(change: (path: string) => string): (uri: UriReference) => UriReference {
  return (uri) => {
    const { authority, path } = uri;
    const changed = authority === undefined ? change(path) : path;
    return changed === path ? uri : uri.with({ path: changed });
  };
}

/**
 * RFC 6068 §2: addresses with commas between them; the domain, behind the last "@" of each, does not depend on case. Within
 * quotes (`%22`) a comma and an "@" may be part of a name, which does: there nothing is done.
 */
export function lowerCaseDomains(path: string): string {
  return path.includes("%22") ? path : path.replace(/@[^@,]*(?=,|$)/g, lowerCase);
}

/** RFC 8141 §3.1: the namespace identifier, up to the next ":", does not depend on case. */
export function lowerCaseNamespace(path: string): string {
  const end = path.indexOf(":");
  return end === -1 ? path : lowerCase(path.slice(0, end)) + path.slice(end);
}

/** RFC 4266 §2.1: no gopher-path is the top-level directory, whose type is "1". */
export function withoutTopLevelType(uri: UriReference): UriReference {
  const { authority, path, query } = uri;
  return authority !== undefined && path === "/1" && query === undefined ? uri.with({ path: "/" }) : uri;
}

/** RFC 4516 §2 and §3: behind the dn up to four fields, each with "?" in front; those that are empty may be left out at the end. */
export function withoutEmptyFields(uri: UriReference): UriReference {
  const { authority, query } = uri;
  if (authority === undefined || query === undefined || query.split("?", 5).length > 4) return uri;
  let end = query.length;
  while (query[end - 1] === "?") end -= 1;
  return end > 0 && end === query.length ? uri : uri.with({ query: query.slice(0, end) || undefined });
}
