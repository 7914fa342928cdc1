/** RFC 3986 §6.2.3: what `mailto`, `tel` and `urn` say on their paths, which are no hierarchy but have parts of their own. */
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

/** RFC 3966 §4: visual separators do not count in a number, which ends where its parameters begin. */
export function withoutVisualSeparators(path: string): string {
  const end = path.indexOf(";");
  const number = end === -1 ? path : path.slice(0, end);
  const isNumber = /^(?:\+[-.()\d]*|[-.()*\dA-F]*)$/i.test(number) && /[*\dA-F]/i.test(number);
  return isNumber ? number.replace(/[-.()]/g, "") + path.slice(number.length) : path;
}
