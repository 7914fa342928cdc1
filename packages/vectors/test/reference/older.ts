// RFC 1808 §2.4 and RFC 2396 §3.3, §4.3 and Appendix B.

import { automatonOf, rfc1808, rfc2396, rfc2732, rfc3986 } from "@std66/grammar";
import { resolve, split } from "@std66/oracle";
import type { LegacyComponentsRow, LegacyResolutionRow, LegacyValidityRow } from "../../src/index.ts";
import { matches } from "./grammar.ts";

/** RFC 1808 §2.4.2: a colon after the first character, and before any that a scheme cannot contain. */
const SCHEME_1808 = /^[A-Za-z0-9+.-]+:/u;

/** RFC 1808 §2.4: each step removes what it has found from the parse string. */
function path1808(text: string): { path: string; params: string } {
  const withoutFragment = text.split("#")[0] ?? "";
  const withoutScheme = withoutFragment.replace(SCHEME_1808, "");
  const withoutNetLoc = withoutScheme.replace(/^\/\/[^/]*/u, "");
  const withoutQuery = withoutNetLoc.split("?")[0] ?? "";
  const [path = "", ...others] = withoutQuery.split(";");
  return { path, params: others.join(";") };
}

/** RFC 2396 §3.3. Its Appendix B prints the same regexp as RFC 3986. */
function path2396(text: string): LegacyComponentsRow["expect"] {
  const { scheme, authority, path, query } = split(text);
  // §3: after the scheme, an opaque part begins with anything but a slash, and includes any "?".
  if (scheme !== undefined && authority === undefined && !path.startsWith("/")) {
    const opaque = query === undefined ? path : `${path}?${query}`;
    return { path: opaque, opaque_part: opaque, segments: [] };
  }
  const segments = path.split("/").slice(1);
  return {
    path,
    opaque_part: null,
    segments: segments.map((whole) => {
      const [segment = "", ...params] = whole.split(";");
      return { segment, params };
    }),
  };
}

/** The rows about RFC 1808 and RFC 2396 anew. */
export function olderPathAnew(row: LegacyComponentsRow): LegacyComponentsRow["expect"] {
  if (row.dialect === "rfc1808") return automatonOf(rfc1808, "URL").accepts(row.text) ? path1808(row.text) : null;
  return automatonOf(rfc2396, "URI-reference").accepts(row.text) ? path2396(row.text) : null;
}

/** The columns of the four grammars anew, other than RFC 1738's. */
export function legacyValidityAnew(row: LegacyValidityRow): LegacyValidityRow {
  return {
    ...row,
    rfc1808: automatonOf(rfc1808, "URL").accepts(row.text),
    rfc2396: automatonOf(rfc2396, "URI-reference").accepts(row.text),
    rfc2732: automatonOf(rfc2732, "URI-reference").accepts(row.text),
    rfc3986: automatonOf(rfc3986, "URI-reference").accepts(row.text),
  };
}

/**
 * Both algorithms stop at a scheme (RFC 1808 §4 step 2b, RFC 2396 §5.2 step 3). Without one, a path is merged as by
 * RFC 3986.
 */
export function legacyResolutionAnew(row: LegacyResolutionRow): LegacyResolutionRow {
  const { base, ref } = row;
  const merged = matches("URI", base) ? resolve(base, `./${ref}`) : "";
  return {
    ...row,
    expect: {
      rfc1808: SCHEME_1808.test(ref) ? ref : merged,
      rfc2396: split(ref).scheme === undefined ? merged : ref,
    },
  };
}
