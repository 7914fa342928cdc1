/**
 * RFC 3986 §6.2.2–6.2.4, step by step. The result is the same as that of `normalize`. The steps are for people to read.
 */
import type { ComponentName, UriReference } from "@std66/core";
import { type ScannedText, nextDotSegment, pathStart, referenceOf, scanArgument } from "@std66/core/internal";
import type { Normal } from "./normal-bytes.ts";
import { normalFormFromScan } from "./normal-form.ts";
import { applyFunctions } from "./normalize.ts";
import { type NormalizeOptions, type Plan, planOf } from "./options.ts";
import { areDotsKept } from "./path-segments.ts";
import { type ComponentReplacement, replacementsBetween } from "./replacements.ts";
import { rulesFor } from "./rules-for.ts";
import { LADDER, type Rung, SECTIONS, rungsUpTo } from "./rungs.ts";

/** What a step does. The last step of a rung is named like its section. */
export type NormalizationRule =
  | "lowercase the scheme"
  | "lowercase the host, uppercase its triplets"
  | "uppercase triplets"
  | "decode unreserved characters"
  | "remove dot-segments"
  | "keep dot-segments: they depend on the base"
  | "keep dot-segments: the path is opaque"
  | "omit an empty port"
  | "omit the default port"
  | "omit the default host"
  | "write the default host"
  | "write an empty authority"
  | "write an empty path as /"
  | "omit a guard that is not needed"
  | "rules of the scheme"
  | "knowledge of the protocol"
  | "Case Normalization"
  | "Percent-Encoding Normalization"
  | "Path Segment Normalization"
  | "Scheme-Based Normalization"
  | "Protocol-Based Normalization";

/** A piece that a rung replaces, dot-segments that it keeps, or the effect of the whole rung. */
export interface NormalizationStep {
  readonly rung: Rung;
  /** The section, such as `RFC 3986 §6.2.2.1`. */
  readonly section: string;
  readonly rule: NormalizationRule;
  /** The component that has the piece; `undefined` for the reference as a whole. */
  readonly component: ComponentName | undefined;
  /** The piece, with the delimiter of a component that goes or comes: `:80`. */
  readonly from: string;
  /** What takes its place; the same text if nothing is replaced. */
  readonly to: string;
  /** The offset of `to` in the text after the rung, in UTF-16 code units. */
  readonly offset: number;
}

export interface NormalizationTrace {
  readonly result: UriReference;
  /** The steps in order. The last step of each selected rung has the whole text before and after it. */
  readonly steps: readonly NormalizationStep[];
}

/**
 * Explains what `normalize` does: returns its result, and for each selected rung (RFC 3986 §6.2.2–6.2.4) the pieces
 * that it replaces and the text after it. The trace grows linearly with the text.
 *
 * @throws {UriSyntaxError} if the text is not a URI-reference
 * @throws {RangeError} if the name of a rung is unknown
 * @throws {TypeError} if `uri` is neither a string nor a `UriReference`, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2 | RFC 3986 §6.2}
 * @example
 * ```ts
 * import { traceNormalization } from "@std66/normalize";
 * const { result, steps } = traceNormalization("http://example.com:80/%7euser");
 * String(result); // => "http://example.com/~user"
 * const replaced = steps.filter(({ component }) => component !== undefined);
 * replaced.map(({ rung, component, from, to }) => `${rung}: ${component} ${from} to ${to}`);
 * // => ["case: path %7e to %7E", "percent-encoding: path %7E to ~", "scheme: port :80 to "]
 * ```
 */
export function traceNormalization(uri: string | UriReference, options?: NormalizeOptions): NormalizationTrace {
  const plan = planOf("traceNormalization: options", options);
  const argument = "traceNormalization: uri";
  const scanned = scanArgument(argument, uri);
  const result = applyFunctions(formByFacts(scanned, plan), uri, plan);
  const steps: NormalizationStep[] = [];
  let before = referenceOf(scanned, uri);
  LADDER.forEach((rung, index) => {
    if (rung === "identical" || (plan.bits & (1 << index)) === 0) return;
    const taken = { ...plan, bits: rungsUpTo(plan.bits, index) };
    const facts = formByFacts(scanned, taken);
    const after = applyFunctions(facts, before, taken);
    const section = `RFC 3986 §${SECTIONS[rung]}`;
    const ruleOf = rung === "scheme" ? schemeRules(before, referenceOf(facts.uri, after)) : RULES[rung];
    for (const replaced of replacementsBetween(rung, before, after)) {
      steps.push({ rung, section, rule: ruleOf(replaced), ...replaced });
    }
    const kept = rung === "dot-segments" ? keptDots(before, taken) : undefined;
    if (kept !== undefined) steps.push({ rung, section, ...kept });
    const [from, to] = [String(before), String(after)];
    steps.push({ rung, section, rule: TITLES[rung], component: undefined, from, to, offset: 0 });
    before = after;
  });
  return { result, steps };
}

/** The normal form by all that needs no function, never from bytes: of the two ways, a trace needs one only. */
function formByFacts(scanned: ScannedText, plan: Plan): Normal {
  const rules = rulesFor(scanned, plan);
  return { uri: normalFormFromScan(scanned, plan.bits, rules), rules };
}

const TITLES: Readonly<Record<TracedRung, NormalizationRule>> = {
  case: "Case Normalization",
  "percent-encoding": "Percent-Encoding Normalization",
  "dot-segments": "Path Segment Normalization",
  scheme: "Scheme-Based Normalization",
  protocol: "Protocol-Based Normalization",
};

type TracedRung = Exclude<Rung, "identical">;
type RuleOf = (replaced: ComponentReplacement) => NormalizationRule;

const RULES: Readonly<Record<Exclude<TracedRung, "scheme">, RuleOf>> = {
  case: ({ component }) => {
    if (component === "scheme") return "lowercase the scheme";
    return component === "host" ? "lowercase the host, uppercase its triplets" : "uppercase triplets";
  },
  "percent-encoding": () => "decode unreserved characters",
  "dot-segments": () => "remove dot-segments",
  protocol: () => "knowledge of the protocol",
};

/**
 * `written` is the reference by all rules that are facts. What differs from it is the work of the function of the
 * scheme.
 */
function schemeRules(before: UriReference, written: UriReference): RuleOf {
  const facts = new Map(replacementsBetween("scheme", before, written).map((fact) => [fact.component, fact]));
  return (replaced) => {
    const fact = facts.get(replaced.component);
    return fact?.from === replaced.from && fact.to === replaced.to ? factRule(replaced) : "rules of the scheme";
  };
}

/** A fact of a scheme changes an authority that is absent, a host, a port, or what follows them. */
function factRule({ component, from, to }: ComponentReplacement): NormalizationRule {
  switch (component) {
    case "authority":
      return "write an empty authority";
    case "host":
      return to === "" ? "omit the default host" : "write the default host";
    case "port":
      return from === ":" ? "omit an empty port" : "omit the default port";
    default:
      return from === "" ? "write an empty path as /" : "omit a guard that is not needed";
  }
}

/** The dot-segments that have to stay, as the whole path; `undefined` if there are none. */
function keptDots(uri: UriReference, plan: Plan): Omit<NormalizationStep, "rung" | "section"> | undefined {
  const scanned = scanArgument("traceNormalization: uri", uri);
  const { text } = scanned;
  const start = pathStart(scanned);
  const path = text.slice(start, scanned.pathEnd);
  if (nextDotSegment(path, 0) === -1 || !areDotsKept(scanned, path.charCodeAt(0), rulesFor(scanned, plan)))
    return undefined;
  const rule =
    scanned.schemeEnd === -1 ? "keep dot-segments: they depend on the base" : "keep dot-segments: the path is opaque";
  return { rule, component: "path", from: path, to: path, offset: start };
}
