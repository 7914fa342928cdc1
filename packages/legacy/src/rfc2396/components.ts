/** RFC 2396 §3, Appendix B: the components of a reference, and the parameters of its segments. */
import { splitAfterScheme } from "../dialect/after-scheme.ts";
import type { GrammarOptions } from "../dialect/dialect-options.ts";
import { schemeOf } from "../dialect/scheme.ts";
import { type Authority, NO_AUTHORITY, splitAuthority } from "./authority.ts";
import type { Rfc2396Components, Rfc2396Segment } from "./component-types.ts";

/** The grammar with RFC 2732. It inherits nothing, not even from a polluted `Object.prototype`. */
export const BY_DEFAULT: GrammarOptions = /* @__PURE__ */ Object.create(null);

/** The components that the algorithm changes. An opaque part is the path. */
export interface Parts {
  scheme: string | undefined;
  authority: string | undefined;
  path: string;
  query: string | undefined;
  fragment: string | undefined;
  isOpaque: boolean;
}

/** RFC 2396 §3.1. */
const SCHEME_PREFIX = /^([A-Za-z][-A-Za-z0-9+.]*):/;
/** RFC 2396 Appendix B, by which §4.3 parses a reference: the scheme is any text before the first ":". */
export const ANY_SCHEME_PREFIX: RegExp = /^([^:/?#]+):/;

export function split(text: string, schemePrefix: RegExp = SCHEME_PREFIX): Parts {
  const scheme = schemePrefix.exec(text)?.[1];
  return splitRest(scheme === undefined ? text : text.slice(scheme.length + 1), scheme);
}

/** RFC 2396 §3: if no "/" follows the scheme, the rest is opaque, including any "?". */
export function splitRest(rest: string, scheme: string | undefined): Parts {
  const { authority, path, query, fragment } = splitAfterScheme(rest);
  const isOpaque =
    scheme !== undefined && authority === undefined && !path.startsWith("/") && (path !== "" || query !== undefined);
  return isOpaque && query !== undefined
    ? { scheme, authority, path: `${path}?${query}`, query: undefined, fragment, isOpaque }
    : { scheme, authority, path, query, fragment, isOpaque };
}

/** True if the scheme is valid only by RFC 1808 §2.2, where it need not begin with a letter. */
export function hasOldScheme(text: string): boolean {
  return schemeOf(text) !== undefined && !SCHEME_PREFIX.test(text);
}

/** The components of a valid text. */
export function componentsOf(text: string, { rfc2732 = true }: GrammarOptions = BY_DEFAULT): Rfc2396Components {
  const { scheme, authority, path, query, fragment, isOpaque } = split(text);
  return {
    scheme,
    opaquePart: isOpaque ? path : undefined,
    authority,
    ...(authority === undefined ? NO_AUTHORITY : (splitAuthority(authority, rfc2732) as Authority)),
    path,
    segments: isOpaque ? [] : segmentsOf(path),
    query,
    fragment,
  };
}

/** RFC 2396 §3.3: the segments with their parameters. */
function segmentsOf(path: string): readonly Rfc2396Segment[] {
  if (path === "") return [];
  return path
    .slice(path.startsWith("/") ? 1 : 0)
    .split("/")
    .map((text) => {
      const [segment = "", ...params] = text.split(";");
      return { segment, params };
    });
}
