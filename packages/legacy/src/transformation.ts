/**
 * RFC 1808 §4, RFC 2396 §5.2 and RFC 3986 §5.2 as one algorithm. Each deviation is a switch under the code of its reason. With
 * the switches of a standard it gives what that standard's own algorithm does, which the tests check; with some of another's it
 * says which of them make the difference.
 */
import type { DialectId, DialectOptions, Outcome } from "./dialect.ts";
import type { Way, Ways } from "./fewest-exchanges.ts";
import { HIERARCHICAL } from "./hierarchical-schemes.ts";
import { directoryOf, removeDots, surplusLength, withoutSurplus } from "./older-dots.ts";
import { failed, resolved } from "./outcome.ts";

/** How each standard does what another does in another way. */
export interface ResolutionWays {
  /** Any text before a ":" is a scheme in a reference (RFC 2396 Appendix B). */
  readonly "colon-in-first-segment": boolean;
  /** The authority ends at a "/" alone (RFC 1808 §2.4.3). */
  readonly "net-loc-runs-to-slash": boolean;
  /** An empty authority of a reference is not there (RFC 1808 §4 step 3). */
  readonly "empty-authority": boolean;
  /** What stands behind the first ";" is no part of the path (RFC 1808 §2.4.5), if it has no "/" in it or is a reference's. */
  readonly "params-are-not-path": boolean;
  /** The same of a base's, if it has a "/". */
  readonly "params-hide-slashes": boolean;
  /** An empty component is not there (RFC 1808 §2.4). */
  readonly "empty-component-is-absent": boolean;
  /** A reference to the current document has no URI (RFC 2396 §5.2 step 2). */
  readonly "empty-ref-is-current-document": boolean;
  /** An empty reference is the whole base (RFC 1808 §4 step 2a). */
  readonly "base-fragment-inherited": boolean;
  /** An empty base leaves the reference as it is (RFC 1808 §4 step 1). */
  readonly "base-without-scheme": boolean;
  /** Which schemes are ignored where they are the base's (RFC 2396 §5.2 step 3, RFC 3986 §5.2.2). */
  readonly "same-scheme-loophole": "none" | "hierarchical" | "any";
  /** An empty path is merged like any other (RFC 2396 §5.2 step 6). */
  readonly "query-only-keeps-path": boolean;
  /** Between an authority and a merged path nothing is put (RFC 2396 §5.2 step 6a). */
  readonly "pathless-base-merge": boolean;
  /** Or it is put there in writing the result (RFC 1808 §2.1, §4 step 7). */
  readonly "slash-is-added-last": boolean;
  /** A ".." that nothing is left for stays in a merged path (RFC 1808 §5.2, RFC 2396 §5.2 step 6g). */
  readonly "climb-above-root": boolean;
  /** Dot-segments of a path that is not merged stay (RFC 1808 §4 steps 2b, 3, 4, RFC 2396 §5.2 steps 3 to 5). */
  readonly "dots-in-absolute-paths": boolean;
  /** A ".." leaves the slash behind it when the first segment goes with it (RFC 3986 §5.2.4). */
  readonly "rootless-dot-removal": boolean;
  /** "/." goes in front of a path that would read as an authority (RFC 3986 §3.3). */
  readonly "path-looks-like-authority": boolean;
}

/** What nothing but RFC 1808 does is false in both of the later ones, and so on. */
const NO_DEVIATION: ResolutionWays = {
  "colon-in-first-segment": false,
  "net-loc-runs-to-slash": false,
  "empty-authority": false,
  "params-are-not-path": false,
  "params-hide-slashes": false,
  "empty-component-is-absent": false,
  "empty-ref-is-current-document": false,
  "base-fragment-inherited": false,
  "base-without-scheme": false,
  "same-scheme-loophole": "none",
  "query-only-keeps-path": false,
  "pathless-base-merge": false,
  "slash-is-added-last": false,
  "climb-above-root": false,
  "dots-in-absolute-paths": false,
  "rootless-dot-removal": false,
  "path-looks-like-authority": false,
};

/** Those of a dialect. RFC 1738 takes what has a scheme as it is, and says nothing of a base. */
export function resolutionWaysOf(dialect: DialectId, { strict, excessDots }: DialectOptions): Ways<ResolutionWays> {
  if (dialect === "rfc1738") {
    return { ...NOTHING_SAID, "same-scheme-loophole": "none", "dots-in-absolute-paths": true };
  }
  if (dialect === "rfc1808") {
    return {
      ...NO_DEVIATION,
      "net-loc-runs-to-slash": true,
      "empty-authority": true,
      "params-are-not-path": true,
      "params-hide-slashes": true,
      "empty-component-is-absent": true,
      "base-fragment-inherited": true,
      "base-without-scheme": true,
      "slash-is-added-last": true,
      "climb-above-root": true,
      "dots-in-absolute-paths": true,
    };
  }
  if (dialect === "rfc2396") {
    return {
      ...NO_DEVIATION,
      "colon-in-first-segment": true,
      "empty-ref-is-current-document": true,
      "same-scheme-loophole": strict === false ? "hierarchical" : "none",
      "query-only-keeps-path": true,
      "pathless-base-merge": true,
      "climb-above-root": excessDots !== "remove",
      "dots-in-absolute-paths": true,
    };
  }
  return {
    ...NO_DEVIATION,
    "same-scheme-loophole": strict === false ? "any" : "none",
    "rootless-dot-removal": true,
    "path-looks-like-authority": true,
  };
}

const NOTHING_SAID = Object.fromEntries(
  Object.keys(NO_DEVIATION).map((code) => [code, undefined]),
) as Ways<ResolutionWays>;

interface Parts {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly params: string | undefined;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

const OLD_SCHEME = /^[-A-Za-z0-9+.]+(?=:)/;
const ANY_SCHEME = /^[^:/?#]+(?=:)/;
const REST = /^(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?/;
/** The same where an authority ends at a "/". */
const REST_TO_SLASH = /^\/\/([^/#]*)([^?#]*)(?:\?([^#]*))?(?:#([^]*))?/;

/** The scheme, its ":" apart. */
function schemeOf(text: string, way: Way<ResolutionWays>, isBase: boolean): string | undefined {
  const scheme = OLD_SCHEME.exec(text)?.[0];
  if (scheme !== undefined || isBase) return scheme;
  const any = ANY_SCHEME.exec(text)?.[0];
  return any !== undefined && way("colon-in-first-segment") ? any : undefined;
}

/** The components behind the scheme of a base or a reference. */
function split(text: string, scheme: string | undefined, way: Way<ResolutionWays>, isBase: boolean): Parts {
  const rest = scheme === undefined ? text : text.slice(scheme.length + 1);
  const isLong = /^\/\/[^/?#]*\?/.test(rest) && way("net-loc-runs-to-slash");
  const [, authority, whole = "", query, fragment] = (isLong ? REST_TO_SLASH : REST).exec(rest) as RegExpExecArray;
  const [path, params] = splitPath(whole, way, isBase);
  const present = (part: string | undefined): string | undefined =>
    part === "" && way("empty-component-is-absent") ? undefined : part;
  return {
    scheme,
    // An empty one of a base stays: its "//" does.
    authority: authority === "" && !isBase && way("empty-authority") ? undefined : authority,
    path,
    params: present(params),
    query: present(query),
    fragment: present(fragment),
  };
}

/** The path, and what stands behind its first ";", where that is no part of it. */
function splitPath(
  whole: string,
  way: Way<ResolutionWays>,
  isBase: boolean,
): readonly [path: string, params: string | undefined] {
  const at = whole.indexOf(";");
  if (at === -1) return [whole, undefined];
  const params = whole.slice(at + 1);
  // Nothing behind the ";" of a base: it is the same in both places.
  if (isBase && params === "") return [whole.slice(0, at), params];
  const code = isBase && params.includes("/") ? "params-hide-slashes" : "params-are-not-path";
  return way(code) ? [whole.slice(0, at), params] : [whole, undefined];
}

/** What a reference comes to, each deviation done in the way that is asked for. */
export function transform(base: string, reference: string, way: Way<ResolutionWays>): Outcome {
  const baseScheme = schemeOf(base, way, true);
  const scheme = schemeOf(reference, way, false);
  if (scheme !== undefined && !ignores(scheme, baseScheme, way)) return resolved(withoutDots(reference, scheme, way));
  if (base === "" && way("base-without-scheme")) return resolved(reference);
  const parts = split(reference, scheme, way, false);
  const { authority, path, params, query, fragment } = parts;
  if (scheme === undefined) {
    const isEmpty = authority === undefined && path === "" && params === undefined && query === undefined;
    if (isEmpty && way("empty-ref-is-current-document")) {
      return { kind: "same-document", text: fragment === undefined ? "" : `#${fragment}` };
    }
    if (baseScheme === undefined) return failed("base-without-scheme", "the base has no scheme");
  }
  return relative(base, split(base, baseScheme, way, true), parts, way);
}

function ignores(scheme: string, own: string | undefined, way: Way<ResolutionWays>): boolean {
  if (scheme.toLowerCase() !== own?.toLowerCase()) return false;
  const which = way("same-scheme-loophole");
  return which === "any" || (which === "hierarchical" && HIERARCHICAL.test(scheme));
}

/** A reference with a scheme: as it is written, but for the dot-segments of its path. */
function withoutDots(reference: string, scheme: string, way: Way<ResolutionWays>): string {
  const rest = reference.slice(scheme.length + 1);
  const [, authority, path = ""] = REST.exec(rest) as RegExpExecArray;
  const removed = guarded(authority, absolutePath(path, way), way);
  if (removed === path) return reference;
  const before = `${scheme}:${authority === undefined ? "" : `//${authority}`}`;
  return before + removed + reference.slice(before.length + path.length);
}

/** A reference without a scheme, or one whose scheme is ignored. */
function relative(base: string, from: Parts, parts: Parts, way: Way<ResolutionWays>): Outcome {
  let { authority, path, params, query } = parts;
  if (authority !== undefined || path.startsWith("/")) {
    path = absolutePath(path, way);
  } else if (path !== "") {
    path = merged(from, path, way);
  } else if (
    params === undefined &&
    (query !== undefined || parts.scheme !== undefined) &&
    way("query-only-keeps-path")
  ) {
    path = merged(from, "", way);
  } else if (params === undefined && query === undefined && parts.fragment === undefined) {
    return resolved(wholeBase(base, way));
  } else {
    path = from.path;
    if (params === undefined) {
      params = from.params;
      query ??= from.query;
    }
  }
  authority ??= from.authority;
  path = guarded(authority, path, way);
  return resolved(recompose({ ...parts, scheme: from.scheme, authority, path, params, query }));
}

/** What an empty reference inherits, its empty components with it. */
function wholeBase(base: string, way: Way<ResolutionWays>): string {
  const at = base.indexOf("#");
  return at === -1 || way("base-fragment-inherited") ? base : base.slice(0, at);
}

function merged(from: Parts, path: string, way: Way<ResolutionWays>): string {
  const isPathless = from.path === "" && from.authority !== undefined;
  const isForgotten = isPathless && way("pathless-base-merge");
  const isLast = isPathless && !isForgotten && way("slash-is-added-last");
  const directory = isPathless ? (isForgotten || isLast ? "" : "/") : directoryOf(from.path);
  let result = dotless(directory + path, false, way);
  if (isLast && result !== "" && !result.startsWith("/")) result = `/${result}`;
  return result;
}

/** A path that is not merged. That a ".." is above the root is said of merged paths alone: here it goes with the others. */
function absolutePath(path: string, way: Way<ResolutionWays>): string {
  return /(?:^|\/)\.\.?(?:\/|$)/.test(path) && !way("dots-in-absolute-paths") ? dotless(path, true, way) : path;
}

function dotless(path: string, isAbsolute: boolean, way: Way<ResolutionWays>): string {
  const { path: result, hasLostFirst } = removeDots(path);
  const removed =
    surplusLength(result) > 0 && (isAbsolute || !way("climb-above-root")) ? withoutSurplus(result) : result;
  return hasLostFirst && way("rootless-dot-removal") ? `/${removed}` : removed;
}

function guarded(authority: string | undefined, path: string, way: Way<ResolutionWays>): string {
  return authority === undefined && path.startsWith("//") && way("path-looks-like-authority") ? `/.${path}` : path;
}

function recompose({ scheme, authority, path, params, query, fragment }: Parts): string {
  return (
    `${scheme}:` +
    (authority === undefined ? "" : `//${authority}`) +
    path +
    (params === undefined ? "" : `;${params}`) +
    (query === undefined ? "" : `?${query}`) +
    (fragment === undefined ? "" : `#${fragment}`)
  );
}
