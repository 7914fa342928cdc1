/** RFC 3986 §6.2.3: the rules of individual schemes for their paths and queries. */
import type { UriReference } from "@std66/core";
import { type ScannedText, pathStart, recordOf, referenceOf } from "@std66/core/internal";
import { lowerCase } from "./case.ts";

/** Returns a function that changes the path of a URI without an authority. */
export function withPath(normalForm: (path: string) => string): (uri: UriReference) => UriReference {
  return (uri) => {
    const { authority, path } = uri;
    const changed = authority === undefined ? normalForm(path) : path;
    if (changed === path) return uri;
    const scanned = recordOf(uri) as ScannedText;
    return spliced(scanned, pathStart(scanned), scanned.pathEnd, changed);
  };
}

/** Returns the URI with another text between two offsets. Not `change`, which would check each component, and brings its errors. */
function spliced({ text }: ScannedText, start: number, end: number, replacement: string): UriReference {
  return referenceOf(recordOf(text.slice(0, start) + replacement + text.slice(end)) as ScannedText);
}

/**
 * RFC 6068 §2: addresses are separated by commas. The domain, after the last "@" of each, is case-insensitive. In quotes
 * (`%22`), a comma or an "@" can belong to a local part, which is case-sensitive, so a path with quotes stays unchanged.
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
export function withoutTopLevelType(uri: UriReference): UriReference {
  const { authority, path, query } = uri;
  if (authority === undefined || path !== "/1" || query !== undefined) return uri;
  const scanned = recordOf(uri) as ScannedText;
  return spliced(scanned, scanned.pathEnd - 1, scanned.pathEnd, "");
}

/** RFC 4516 §2 and §3: the dn is followed by up to four fields, each after a "?". Trailing empty fields may be omitted. */
export function withoutEmptyFields(uri: UriReference): UriReference {
  const { authority, query } = uri;
  if (authority === undefined || query === undefined || query.split("?", 5).length > 4) return uri;
  const scanned = recordOf(uri) as ScannedText;
  let end = scanned.queryEnd;
  // The first "?" of an empty query goes, too.
  while (scanned.text[end - 1] === "?" && end > scanned.pathEnd) end -= 1;
  return end === scanned.queryEnd ? uri : spliced(scanned, end, scanned.queryEnd, "");
}
