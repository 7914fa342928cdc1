/** RFC 1808 §4: resolving a reference, step by step. */
import type { Rfc1808Rule } from "../dialect/dialect-rule.ts";
import type { OnStep } from "../dialect/dialect-trace.ts";
import type { DialectChoices } from "../dialect/dialect-options.ts";
import { type Outcome, failed, refusedFor, resolved } from "../dialect/outcome.ts";
import { type OnRemoval, directoryOf, removeDotSegments, stepLetterOf } from "../dialect/remove-dot-segments.ts";
import { type Parts, type Rfc1808Components, recombine, split } from "./components.ts";
import { excludedFault } from "./grammar.ts";

/** Checks no more of the grammar than for characters that no RFC allows. */
export function resolve1808(
  base: string,
  reference: string,
  { emptyReference, netLocSlash, emptySegment }: DialectChoices,
  onStep?: OnStep,
): Outcome {
  const refusal = refusedFor(excludedFault(base), excludedFault(reference));
  if (refusal !== undefined) return refusal;
  const step: Step = (number, rule, component, value) =>
    onStep?.({ section: `RFC 1808 §4 step ${number}`, rule, component, value: value || undefined });
  const done = (number: string, rule: Rfc1808Rule, text: string): Outcome => {
    onStep?.({ section: `RFC 1808 §4 step ${number}`, rule, component: undefined, value: text });
    return resolved(text);
  };
  // 1.
  if (base === "") return done("1", "the base is empty: the reference is absolute", reference);
  // 2.
  const from = split(base);
  const parts = split(reference);
  if (from.scheme === "" && parts.scheme === "")
    return failed("base-without-scheme", "the base has no scheme, so it is not an absolute URL (RFC 1808 §3)");
  const { scheme, netLoc, path, params, query, fragment } = parts;
  if (from.params !== "") step("2", "cut the base's params from its path", "params", from.params);
  if (params !== "") step("2", "cut the reference's params from its path", "params", params);
  const isEmpty =
    emptyReference === "text"
      ? reference === ""
      : [scheme, netLoc, path, params, query, fragment].every((part) => part === "");
  if (isEmpty) return done("2a", "the reference is empty: use the whole base", base);
  if (scheme !== "") return done("2b", "the reference has a scheme: it is absolute", reference);
  // 2c.
  parts.scheme = from.scheme;
  step("2c", "no scheme: use the base's", "scheme", parts.scheme);
  if (netLoc !== "") {
    step("3", "net_loc present: skip to step 7", "netLoc", netLoc);
  } else {
    parts.netLoc = from.netLoc;
    parts.hasSlashes = from.hasSlashes;
    step("3", "no net_loc: use the base's", "netLoc", parts.netLoc);
    if (path.startsWith("/")) step("4", "the path begins with a slash: skip to step 7", "path", path);
    else if (path === "") inheritPath(parts, from, step);
    else mergePath(parts, from, step, { emptySegment, onStep });
  }
  return done("7", "recombine", recombine(parts, netLocSlash));
}

type Step = (number: string, rule: Rfc1808Rule, component: keyof Rfc1808Components, value: string) => void;

/** Step 5: inherits the path of the base, and its params and query if the reference has none. */
function inheritPath(parts: Parts, from: Parts, step: Step): void {
  parts.path = from.path;
  step("5", "the path is empty: use the base's", "path", parts.path);
  if (parts.params !== "") return step("5a", "params present: skip to step 7", "params", parts.params);
  parts.params = from.params;
  step("5a", "no params: use the base's", "params", parts.params);
  if (parts.query !== "") return step("5b", "query present: skip to step 7", "query", parts.query);
  parts.query = from.query;
  step("5b", "no query: use the base's", "query", parts.query);
}

/** Step 6: merges the path with that of the base. */
function mergePath(
  parts: Parts,
  from: Parts,
  step: Step,
  { emptySegment, onStep }: Pick<DialectChoices, "emptySegment"> & { readonly onStep: OnStep | undefined },
): void {
  const path = directoryOf(from.path) + parts.path;
  step("6", "append the path to the base's path up to its last slash", "path", path);
  const onRemoval: OnRemoval | undefined =
    onStep &&
    ((value, offset) =>
      onStep({
        section: `RFC 1808 §4 step 6${stepLetterOf(value)}`,
        rule: "remove",
        component: "path",
        value,
        offset,
      }));
  parts.path = removeDotSegments(path, onRemoval, emptySegment).path;
  step("6", "the remaining path", "path", parts.path);
}
