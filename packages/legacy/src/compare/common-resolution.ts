/**
 * RFC 1808 §4, RFC 2396 §5.2 and RFC 3986 §5.2 as one algorithm, with the deviations of each standard. With those of
 * one standard, the result is that of the standard's own algorithm, which the tests check. Exchanging some of them for
 * another standard's shows which ones make the difference.
 */
import { splitAfterScheme } from "../dialect/after-scheme.ts";
import { type ReferenceParts, recomposeParts, referenceSchemeOf, splitReference } from "./common-reference.ts";
import { HIERARCHICAL, schemeOf } from "../dialect/scheme.ts";
import { type Outcome, failed, resolved } from "../dialect/outcome.ts";
import type { RuleOf } from "./reasons-between.ts";
import { directoryOf, excessDotsLength, removeDotSegments, withoutExcessDots } from "../dialect/remove-dot-segments.ts";
import type { ResolutionDeviations } from "./resolution-deviations.ts";

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
  return relative({ base, reference, from: splitReference(base, baseScheme, ruleOf, true), parts }, ruleOf);
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
  const removed = absolutePath(path, ruleOf);
  if (removed === path) return reference;
  const before = `${scheme}:${authority === undefined ? "" : `//${authority}`}`;
  return before + removed + reference.slice(before.length + path.length);
}

interface Relative {
  readonly base: string;
  readonly reference: string;
  readonly from: ReferenceParts;
  readonly parts: ReferenceParts;
}

/** Resolves a reference without a scheme, or one whose scheme is ignored. */
function relative({ base, reference, from, parts }: Relative, ruleOf: RuleOf<ResolutionDeviations>): Outcome {
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
  } else {
    const isEmpty = params === undefined && query === undefined && parts.fragment === undefined;
    const whole = isEmpty ? wholeBase(base, reference, ruleOf) : undefined;
    if (whole !== undefined) return resolved(whole);
    path = from.path;
    if (params === undefined) {
      params = from.params;
      query ??= from.query;
    }
  }
  const slash = authority === undefined ? slashBefore({ ...parts, path, params, query }, from, parts, ruleOf) : "";
  authority ??= from.authority;
  return resolved(recomposeParts({ ...parts, scheme: from.scheme, authority, path: slash + path, params, query }));
}

/** The slash that is added when a result without a path of the base is written. */
function slashBefore(
  { path, params, query }: ReferenceParts,
  from: ReferenceParts,
  reference: ReferenceParts,
  ruleOf: RuleOf<ResolutionDeviations>,
): string {
  if (!isPathless(from) || path.startsWith("/")) return "";
  if (path === "" && params === undefined && query === undefined) return "";
  if ((reference.path !== "" || reference.params !== undefined) && ruleOf("pathless-base-merge")) return "";
  const added = ruleOf("slash-is-added-last");
  return added === "as-needed" || (added === "before-path" && path !== "") ? "/" : "";
}

/**
 * The base that an empty reference inherits, including empty components; `undefined` if it is put together from
 * components.
 */
function wholeBase(base: string, reference: string, ruleOf: RuleOf<ResolutionDeviations>): string | undefined {
  const inherited = ruleOf("base-fragment-inherited");
  if (inherited === "text" && reference !== "") return undefined;
  const at = base.indexOf("#");
  return at === -1 || inherited !== false ? base : base.slice(0, at);
}

/** Whether only a slash can separate the authority of a base from a path. */
function isPathless(from: ReferenceParts): boolean {
  return from.path === "" && from.authority !== undefined;
}

function mergePaths(from: ReferenceParts, path: string, ruleOf: RuleOf<ResolutionDeviations>): string {
  const isSlashLater = isPathless(from) && (ruleOf("pathless-base-merge") || ruleOf("slash-is-added-last") !== false);
  const directory = isPathless(from) ? (isSlashLater ? "" : "/") : directoryOf(from.path);
  return withoutDotSegments(directory + path, false, ruleOf);
}

/**
 * A path that is not merged. The deviation for a ".." above the root is about merged paths only, so here it has no
 * effect.
 */
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
