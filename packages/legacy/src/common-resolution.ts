/**
 * RFC 1808 §4, RFC 2396 §5.2 and RFC 3986 §5.2 as one algorithm, with the deviations of each standard. With those of one standard,
 * the result is that of the standard's own algorithm, which the tests check. Exchanging some of them for another standard's shows
 * which ones make the difference.
 */
import { splitAfterScheme } from "./after-scheme.ts";
import { type ReferenceParts, recompose, referenceSchemeOf, splitReference } from "./common-reference.ts";
import { HIERARCHICAL } from "./hierarchical-schemes.ts";
import { type Outcome, failed, resolved } from "./outcome.ts";
import type { RuleOf } from "./reasons-between.ts";
import { directoryOf, excessDotsLength, removeDotSegments, withoutExcessDots } from "./remove-dot-segments.ts";
import type { ResolutionDeviations } from "./resolution-deviations.ts";
import { schemeOf } from "./scheme.ts";

/** Resolves a reference, and asks `ruleOf` for each rule that matters. */
export function transformReferences(base: string, reference: string, ruleOf: RuleOf<ResolutionDeviations>): Outcome {
  const baseScheme = schemeOf(base);
  const scheme = referenceSchemeOf(reference, ruleOf);
  if (scheme !== undefined && !ignoresScheme(scheme, baseScheme, ruleOf))
    return resolved(absoluteReference(reference, scheme, ruleOf));
  if (base === "" && ruleOf("base-without-scheme")) return resolved(reference);
  const parts = splitReference(reference, scheme, ruleOf, false);
  const { authority, path, params, query, fragment } = parts;
  if (scheme === undefined) {
    const isEmpty = authority === undefined && path === "" && params === undefined && query === undefined;
    if (isEmpty && ruleOf("empty-ref-is-current-document")) {
      return { kind: "same-document", text: fragment === undefined ? "" : `#${fragment}` };
    }
    if (baseScheme === undefined) return failed("base-without-scheme", "the base has no scheme");
  }
  return relative(base, splitReference(base, baseScheme, ruleOf, true), parts, ruleOf);
}

function ignoresScheme(scheme: string, baseScheme: string | undefined, ruleOf: RuleOf<ResolutionDeviations>): boolean {
  if (scheme.toLowerCase() !== baseScheme?.toLowerCase()) return false;
  const ignored = ruleOf("same-scheme-loophole");
  return ignored === "any" || (ignored === "hierarchical" && HIERARCHICAL.test(scheme));
}

/** A reference with a scheme: unchanged, except for the dot-segments of its path. */
function absoluteReference(reference: string, scheme: string, ruleOf: RuleOf<ResolutionDeviations>): string {
  const rest = reference.slice(scheme.length + 1);
  const { authority, path } = splitAfterScheme(rest);
  const removed = guarded(authority, absolutePath(path, ruleOf), ruleOf);
  if (removed === path) return reference;
  const before = `${scheme}:${authority === undefined ? "" : `//${authority}`}`;
  return before + removed + reference.slice(before.length + path.length);
}

/** Resolves a reference without a scheme, or one whose scheme is ignored. */
function relative(
  base: string,
  from: ReferenceParts,
  parts: ReferenceParts,
  ruleOf: RuleOf<ResolutionDeviations>,
): Outcome {
  let { authority, path, params, query } = parts;
  if (authority !== undefined || path.startsWith("/")) {
    path = absolutePath(path, ruleOf);
  } else if (path !== "") {
    path = mergePaths(from, path, ruleOf);
  } else if (
    params === undefined &&
    (query !== undefined || parts.scheme !== undefined) &&
    ruleOf("query-only-keeps-path")
  ) {
    path = mergePaths(from, "", ruleOf);
  } else if (params === undefined && query === undefined && parts.fragment === undefined) {
    return resolved(wholeBase(base, ruleOf));
  } else {
    path = from.path;
    if (params === undefined) {
      params = from.params;
      query ??= from.query;
    }
  }
  authority ??= from.authority;
  path = guarded(authority, path, ruleOf);
  return resolved(recompose({ ...parts, scheme: from.scheme, authority, path, params, query }));
}

/** The base that an empty reference inherits, including empty components. */
function wholeBase(base: string, ruleOf: RuleOf<ResolutionDeviations>): string {
  const at = base.indexOf("#");
  return at === -1 || ruleOf("base-fragment-inherited") ? base : base.slice(0, at);
}

function mergePaths(from: ReferenceParts, path: string, ruleOf: RuleOf<ResolutionDeviations>): string {
  const isPathless = from.path === "" && from.authority !== undefined;
  const isSlashForgotten = isPathless && ruleOf("pathless-base-merge");
  const isSlashLast = isPathless && !isSlashForgotten && ruleOf("slash-is-added-last");
  const directory = isPathless ? (isSlashForgotten || isSlashLast ? "" : "/") : directoryOf(from.path);
  const result = withoutDotSegments(directory + path, false, ruleOf);
  return isSlashLast && result !== "" && !result.startsWith("/") ? `/${result}` : result;
}

/** A path that is not merged. The deviation for a ".." above the root is about merged paths only, so here it has no effect. */
function absolutePath(path: string, ruleOf: RuleOf<ResolutionDeviations>): string {
  return /(?:^|\/)\.\.?(?:\/|$)/.test(path) && !ruleOf("dots-in-absolute-paths")
    ? withoutDotSegments(path, true, ruleOf)
    : path;
}

function withoutDotSegments(path: string, isAbsolute: boolean, ruleOf: RuleOf<ResolutionDeviations>): string {
  const { path: result, hasLostFirst } = removeDotSegments(path);
  const removed =
    excessDotsLength(result) > 0 && (isAbsolute || !ruleOf("climb-above-root")) ? withoutExcessDots(result) : result;
  return hasLostFirst && ruleOf("rootless-dot-removal") ? `/${removed}` : removed;
}

function guarded(authority: string | undefined, path: string, ruleOf: RuleOf<ResolutionDeviations>): string {
  return authority === undefined && path.startsWith("//") && ruleOf("path-looks-like-authority") ? `/.${path}` : path;
}
