/** RFC 2396 §5.2: resolving a reference, step by step. */
import type { Rfc2396Rule } from "../dialect/dialect-rule.ts";
import type { OnStep } from "../dialect/dialect-trace.ts";
import type { DialectChoices } from "../dialect/dialect-options.ts";
import { HIERARCHICAL } from "../dialect/scheme.ts";
import { type Outcome, failed, refusedFor, resolved } from "../dialect/outcome.ts";
import {
  type OnRemoval,
  directoryOf,
  excessDotsLength,
  removeDotSegments,
  stepLetterOf,
  withoutExcessDots,
} from "../dialect/remove-dot-segments.ts";
import { ANY_SCHEME_PREFIX, type Parts, hasOldScheme, split, splitRest } from "./components.ts";
import { excludedFault } from "./grammar.ts";

/**
 * Checks no more of the grammar than for characters that no RFC allows: one of the RFC's own examples, `?y`, is not in
 * it.
 */
export function resolve2396(
  base: string,
  reference: string,
  { strict = true, excessDots, opaqueBase = "refuse", emptySegment }: DialectChoices,
  onStep?: OnStep,
): Outcome {
  const refusal = refusedFor(excludedFault(base), excludedFault(reference));
  if (refusal !== undefined) return refusal;
  const step = stepsTo(onStep);
  const from = split(base);
  // 1.
  let parts = split(reference, ANY_SCHEME_PREFIX);
  const { scheme } = parts;
  // 2.
  if (scheme === undefined && parts.authority === undefined && parts.path === "" && parts.query === undefined) {
    const text = parts.fragment === undefined ? "" : `#${parts.fragment}`;
    step("2", "at most a fragment: the current document", undefined, text);
    return { kind: "same-document", text };
  }
  // 3.
  if (scheme !== undefined) {
    const isOwn = scheme.toLowerCase() === from.scheme?.toLowerCase() && HIERARCHICAL.test(scheme);
    if (strict || !isOwn) {
      step("3", "scheme present: the reference is absolute", undefined, reference);
      return resolved(reference);
    }
    step("3", "same scheme as the base: remove it", "scheme", scheme);
    parts = splitRest(reference.slice(scheme.length + 1), undefined);
  }
  if (from.scheme === undefined) {
    if (hasOldScheme(base))
      return failed("scheme-begins-with-a-letter", "in the base: a scheme must begin with a letter (RFC 2396 §3.1)");
    return failed("base-without-scheme", "the base has no scheme, so it is not an absolute URI (RFC 2396 §5.1)");
  }
  // The path of an opaque URI is its opaque part (§3.3), which the steps treat like any other.
  if (from.isOpaque && opaqueBase === "refuse")
    return failed("opaque-base", "the base is opaque: it has no hierarchy to resolve in (RFC 2396 §5)");
  parts.scheme = from.scheme;
  step("3", "no scheme: use the base's", "scheme", parts.scheme);
  // 4.
  if (parts.authority !== undefined) {
    step("4", "authority present: skip to step 7", "authority", parts.authority);
  } else {
    parts.authority = from.authority;
    step("4", "no authority: use the base's", "authority", parts.authority);
    // 5.
    if (parts.path.startsWith("/")) {
      step("5", "the path begins with a slash: skip to step 7", "path", parts.path);
    } else {
      const refused = merge(parts, from.path, { excessDots, emptySegment }, onStep);
      if (refused !== undefined) return refused;
    }
  }
  // 7.
  const text = recombine(parts);
  step("7", "recombine", undefined, text);
  return resolved(text);
}

type Step = (number: string, rule: Rfc2396Rule, component: keyof Parts | undefined, value: string | undefined) => void;

function stepsTo(onStep: OnStep | undefined): Step {
  return (number, rule, component, value) =>
    onStep?.({ section: `RFC 2396 §5.2 step ${number}`, rule, component, value });
}

/** Step 6. Returns an outcome only to refuse. */
function merge(
  parts: Parts,
  basePath: string,
  { excessDots = "keep", emptySegment }: DialectChoices,
  onStep: OnStep | undefined,
): Outcome | undefined {
  const step = stepsTo(onStep);
  const directory = directoryOf(basePath);
  step("6a", "copy the base's path up to its last slash", "path", directory);
  const buffer = directory + parts.path;
  step("6b", "append the path", "path", buffer);
  // The operations of RFC 1808, with letters from "c" on.
  const onRemoval: OnRemoval | undefined =
    onStep &&
    ((value, offset) => {
      const section = `RFC 2396 §5.2 step 6${LETTERS[stepLetterOf(value)]}`;
      onStep({ section, rule: "remove", component: "path", value, offset });
    });
  const { path } = removeDotSegments(buffer, onRemoval, emptySegment);
  parts.path = path;
  if (excessDotsLength(path) > 0) {
    step("6g", `a ".." remains at the start: ${excessDots}`, "path", path);
    if (excessDots === "error") {
      const message = "a `..` climbs above the root, which is an error unless it is kept or removed (RFC 2396 §5.2)";
      return failed("climb-above-root", message);
    }
    if (excessDots === "remove") parts.path = withoutExcessDots(path);
  }
  step("6h", "the remaining buffer is the path", "path", parts.path);
  return undefined;
}

const LETTERS = { a: "c", b: "d", c: "e", d: "f" } as const;

/** A scheme is always present here, since a base without one has been refused. */
function recombine({ scheme, authority, path, query, fragment }: Parts): string {
  return (
    `${scheme}:` +
    (authority === undefined ? "" : `//${authority}`) +
    path +
    (query === undefined ? "" : `?${query}`) +
    (fragment === undefined ? "" : `#${fragment}`)
  );
}
