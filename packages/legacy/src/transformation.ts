/**
 * RFC 1808 §4, RFC 2396 §5.2 and RFC 3986 §5.2 as one algorithm. Each deviation is a switch named by the code of its reason.
 * With the switches of one standard, the result is that of the standard's own algorithm, which the tests check. Exchanging some
 * of them for another standard's shows which ones make the difference.
 */
import type { DialectId, DialectOptions, Outcome } from "./dialect.ts";
import type { Way, Ways } from "./fewest-exchanges.ts";
import { HIERARCHICAL } from "./hierarchical-schemes.ts";
import { directoryOf, removeDots, surplusLength, withoutSurplus } from "./older-dots.ts";
import { failed, resolved } from "./outcome.ts";

/** The rules of resolution in which the standards differ. */
export interface ResolutionWays {
  /** Any text before a ":" is a scheme in a reference (RFC 2396 Appendix B). */
  readonly "colon-in-first-segment": boolean;
  /** Only a "/" ends the authority (RFC 1808 §2.4.3). */
  readonly "net-loc-runs-to-slash": boolean;
  /** An empty authority of a reference counts as absent (RFC 1808 §4 step 3). */
  readonly "empty-authority": boolean;
  /** The text after the first ";" of a reference, or of a base without a "/" in that text, is not in the path (RFC 1808 §2.4.5). */
  readonly "params-are-not-path": boolean;
  /** The same in a base if that text has a "/". */
  readonly "params-hide-slashes": boolean;
  /** An empty component counts as absent (RFC 1808 §2.4). */
  readonly "empty-component-is-absent": boolean;
  /** A reference to the current document has no URI (RFC 2396 §5.2 step 2). */
  readonly "empty-ref-is-current-document": boolean;
  /** An empty reference is the whole base (RFC 1808 §4 step 2a). */
  readonly "base-fragment-inherited": boolean;
  /** An empty base leaves the reference unchanged (RFC 1808 §4 step 1). */
  readonly "base-without-scheme": boolean;
  /** Which schemes are ignored if the base has the same (RFC 2396 §5.2 step 3, RFC 3986 §5.2.2). */
  readonly "same-scheme-loophole": "none" | "hierarchical" | "any";
  /** An empty path is merged like any other (RFC 2396 §5.2 step 6). */
  readonly "query-only-keeps-path": boolean;
  /** No slash is added between an authority and a merged path (RFC 2396 §5.2 step 6a). */
  readonly "pathless-base-merge": boolean;
  /** The slash is added only when the result is written (RFC 1808 §2.1, §4 step 7). */
  readonly "slash-is-added-last": boolean;
  /** A surplus ".." stays in a merged path (RFC 1808 §5.2, RFC 2396 §5.2 step 6g). */
  readonly "climb-above-root": boolean;
  /** Dot-segments stay in a path that is not merged (RFC 1808 §4 steps 2b, 3, 4, RFC 2396 §5.2 steps 3 to 5). */
  readonly "dots-in-absolute-paths": boolean;
  /** A ".." that removes the first segment leaves the slash after it (RFC 3986 §5.2.4). */
  readonly "rootless-dot-removal": boolean;
  /** A "/." is added before a path that would read as an authority (RFC 3986 §3.3). */
  readonly "path-looks-like-authority": boolean;
}

/** Each standard changes only the switches of its own deviations. */
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

/** The switches of a dialect. RFC 1738 leaves a text with a scheme unchanged, and says nothing about a base. */
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
/** The same if only a "/" ends the authority. */
const REST_TO_SLASH = /^\/\/([^/#]*)([^?#]*)(?:\?([^#]*))?(?:#([^]*))?/;

/** The scheme without its ":". */
function schemeOf(text: string, way: Way<ResolutionWays>, isBase: boolean): string | undefined {
  const scheme = OLD_SCHEME.exec(text)?.[0];
  if (scheme !== undefined || isBase) return scheme;
  const any = ANY_SCHEME.exec(text)?.[0];
  return any !== undefined && way("colon-in-first-segment") ? any : undefined;
}

/** The components after the scheme of a base or a reference. */
function split(text: string, scheme: string | undefined, way: Way<ResolutionWays>, isBase: boolean): Parts {
  const rest = scheme === undefined ? text : text.slice(scheme.length + 1);
  const isLong = /^\/\/[^/?#]*\?/.test(rest) && way("net-loc-runs-to-slash");
  const [, authority, whole = "", query, fragment] = (isLong ? REST_TO_SLASH : REST).exec(rest) as RegExpExecArray;
  const [path, params] = splitPath(whole, way, isBase);
  const present = (part: string | undefined): string | undefined =>
    part === "" && way("empty-component-is-absent") ? undefined : part;
  return {
    scheme,
    // In a base an empty authority stays, because its "//" stays.
    authority: authority === "" && !isBase && way("empty-authority") ? undefined : authority,
    path,
    params: present(params),
    query: present(query),
    fragment: present(fragment),
  };
}

/** Splits off the text after the first ";" of a path if it is not part of the path. */
function splitPath(
  whole: string,
  way: Way<ResolutionWays>,
  isBase: boolean,
): readonly [path: string, params: string | undefined] {
  const at = whole.indexOf(";");
  if (at === -1) return [whole, undefined];
  const params = whole.slice(at + 1);
  // Empty params of a base give the same result in both places.
  if (isBase && params === "") return [whole.slice(0, at), params];
  const code = isBase && params.includes("/") ? "params-hide-slashes" : "params-are-not-path";
  return way(code) ? [whole.slice(0, at), params] : [whole, undefined];
}

/** Resolves a reference, and asks `way` for each switch that matters. */
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

/** A reference with a scheme: unchanged, except for the dot-segments of its path. */
function withoutDots(reference: string, scheme: string, way: Way<ResolutionWays>): string {
  const rest = reference.slice(scheme.length + 1);
  const [, authority, path = ""] = REST.exec(rest) as RegExpExecArray;
  const removed = guarded(authority, absolutePath(path, way), way);
  if (removed === path) return reference;
  const before = `${scheme}:${authority === undefined ? "" : `//${authority}`}`;
  return before + removed + reference.slice(before.length + path.length);
}

/** Resolves a reference without a scheme, or one whose scheme is ignored. */
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

/** The base that an empty reference inherits, including empty components. */
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

/** A path that is not merged. The switch for a ".." above the root is about merged paths only, so here it has no effect. */
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
