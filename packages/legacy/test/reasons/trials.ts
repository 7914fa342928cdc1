// Checks on generated pairs that each reason has an effect. The results of the standards come from their own
// algorithms. The effects of the deviations, alone and combined, come from the algorithm that all standards share.

import {
  type DialectId,
  type DialectOptions,
  type Outcome,
  type ReasonCode,
  compareResolution,
  compareSyntax,
  reasons,
} from "../../src/index.ts";
import { transformReferences } from "../../src/compare/common-resolution.ts";
import { type ResolutionDeviations, resolutionDeviationsOf } from "../../src/compare/resolution-deviations.ts";
import { readSame } from "../read-same.ts";

type Code = keyof ResolutionDeviations;

/** The fault that was found, if any. */
export type Finding = string | undefined;

/**
 * The standards that each reason can distinguish, by the sections that it cites: one of the two is on each side. 3986
 * includes its last draft. A reason that is given for any other pair is about another standard.
 */
const SEPARATED: Readonly<Record<ReasonCode, readonly string[]>> = {
  "params-are-not-path": ["1738 1808 | 2396 3986", "1738 | 1808"],
  "params-hide-slashes": ["1808 | 1738 2396 3986"],
  "query-only-keeps-path": ["2396 | 1808 3986"],
  "empty-ref-is-current-document": ["2396 | 1808 3986"],
  "base-fragment-inherited": ["1808 | 2396 3986"],
  "empty-component-is-absent": ["1808 | 1738 2396 3986"],
  "climb-above-root": ["1808 2396 | 3986", "1808 | 2396", "1738 | 2396"],
  "dots-in-absolute-paths": ["1738 1808 2396 | 3986"],
  "same-scheme-loophole": ["1738 1808 | 2396 3986", "2396 | 3986"],
  "pathless-base-merge": ["2396 | 1808 3986"],
  "slash-is-added-last": ["1808 | 2396 3986"],
  "net-loc-runs-to-slash": ["1808 | 2396 3986"],
  "empty-authority": ["1808 | 1738 2396 3986"],
  "opaque-base": ["2396 | 1738 1808 3986"],
  "opaque-query": ["2396 | 1808 3986"],
  "rootless-dot-removal": ["1738 1808 2396 | 3986"],
  "colon-in-first-segment": ["1738 1808 | 2396 3986", "2396 | 3986"],
  "scheme-begins-with-a-letter": ["1738 1808 | 2396 3986", "2396 | 3986"],
  "empty-scheme-specific-part": ["2396 | 1738 1808 3986"],
  "empty-reference-by-grammar": ["2396 | 1808 3986"],
  "tilde-became-unreserved": ["1738 1808 | 2396 3986"],
  "marks-became-reserved": ["1738 1808 2396 | 3986"],
  "plus-dollar-comma-became-reserved": ["1738 1808 | 2396 3986"],
  "brackets-only-around-ip-literals": ["1738 1808 | 2396 3986", "2396 | 3986"],
  "registry-names-moved-into-host": ["1738 | 2396 3986", "2396 | 3986"],
  "ipv4-octet-range": ["1738 2396 | 3986", "1738 | 2396"],
  "port-may-be-empty": ["1738 | 2396 3986"],
  "question-mark-in-ftp-path": ["1738 | 1808 2396 3986"],
  "no-relative-form": ["1738 | 1808 2396 3986"],
  "each-scheme-has-its-form": ["1738 | 1808 2396 3986"],
  "fragment-is-not-in-the-url": ["1738 | 1808 2396 3986"],
  "first-segment-is-not-empty": ["1808 | 2396 3986"],
  "segments-have-params": ["2396 | 1738 3986"],
  "hostname-ends-in-dot": ["1738 | 2396 3986"],
  "net-loc-has-no-form": ["1808 | 1738 3986"],
  "base-without-scheme": ["1808 | 2396 3986"],
  "algorithm-asks-no-grammar": ["1738 3986 | 1808 2396"],
  // Common to all RFCs, or not a difference between RFCs.
  "path-looks-like-authority": [],
  "excluded-characters": [],
  "another-standard": [],
};

const shortOf = (dialect: DialectId): string => dialect.replace(/^rfc2396bis07$/, "rfc3986").slice(3);

function isSeparated(code: ReasonCode, between: readonly [DialectId, DialectId]): boolean {
  const [first, second] = between.map(shortOf) as [string, string];
  return SEPARATED[code].some((sides) => {
    const [left = "", right = ""] = sides.split("|");
    return (left.includes(first) && right.includes(second)) || (left.includes(second) && right.includes(first));
  });
}

/** True if the reason cites at least one of the two RFCs. */
function isCited(code: ReasonCode, between: readonly [DialectId, DialectId]): boolean {
  return between.some((dialect) =>
    reasons[code].citations.some((citation) => citation.startsWith(`RFC ${shortOf(dialect)} `)),
  );
}

function misplaced(between: readonly [DialectId, DialectId], codes: readonly ReasonCode[]): Finding {
  if (codes.length === 0) return `${between.join(" | ")} has no reason`;
  const code = codes.find((each) => !isSeparated(each, between) || !isCited(each, between));
  return code && `${code} is not about ${between.join(" | ")}`;
}

const resultOf = (outcome: Outcome): string =>
  `${outcome.kind} ${outcome.kind === "error" ? outcome.reason : outcome.text}`;

const GENERIC = ["rfc1808", "rfc2396", "rfc2396bis07", "rfc3986"] as const;
const RFCS: readonly DialectId[] = ["rfc1738", ...GENERIC];
const COMMON: ReadonlySet<string> = new Set(["error excluded-characters", "error base-without-scheme"]);

/** The fault of a comparison of resolutions, if any. */
function resolutionFinding({ base, reference, options }: Trial): Finding {
  const { rows, differences } = compareResolution(base, reference, { ...options, dialects: RFCS });
  for (const { between, reasons: codes } of differences) {
    const finding = misplaced(between, codes);
    if (finding !== undefined) return finding;
  }
  const results = new Map<string, string>(rows.map(({ dialect, outcome }) => [dialect, resultOf(outcome)]));
  const isOwn = (dialect: DialectId): boolean => {
    const result = results.get(dialect) as string;
    return result.startsWith("error ") && !COMMON.has(result);
  };
  // If a character is excluded, no algorithm begins.
  if (results.get("rfc1808") === "error excluded-characters") return undefined;
  for (const dialect of GENERIC) {
    const deviations = resolutionDeviationsOf(dialect, options);
    const found = resultOf(
      transformReferences(base, reference, <C extends Code>(code: C) => deviations[code] as ResolutionDeviations[C]),
    );
    if (!isOwn(dialect) && found !== results.get(dialect))
      return `${dialect} with all its deviations gives ${found} instead of ${results.get(dialect)}`;
  }
  for (const { between, reasons: codes } of differences) {
    if (between.some((dialect) => isOwn(dialect))) continue;
    if (results.get(between[1])?.startsWith("error") && between[0] === "rfc1738") continue;
    const finding = effectFinding({ base, reference, options }, between, codes);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

/**
 * The reasons suffice: with them the earlier standard gives the later one's result. No set with fewer deviations does,
 * so no proper subset of them either.
 */
function effectFinding(
  { base, reference, options }: Trial,
  [earlier, later]: readonly [DialectId, DialectId],
  codes: readonly ReasonCode[],
): Finding {
  const from = resolutionDeviationsOf(earlier, options);
  const to = resolutionDeviationsOf(later, options);
  const all = Object.keys(from) as Code[];
  // If RFC 1738 does not define a rule, the other standard's is used.
  const resultWith = (exchanged: readonly Code[]) =>
    resultOf(
      transformReferences(
        base,
        reference,
        <C extends Code>(code: C) =>
          (exchanged.includes(code) ? (to[code] ?? from[code]) : (from[code] ?? to[code])) as ResolutionDeviations[C],
      ),
    );
  const wanted = resultWith(all);
  const named = all.filter((code) => codes.includes(code));
  if (named.length !== codes.length)
    return `${codes.join()} of ${earlier} | ${later} includes a code that is not a deviation`;
  if (resultWith(named) !== wanted) return `${codes.join()} of ${earlier} | ${later} are not all the reasons`;
  const part = subsetsOf(named).find((set) => set.length < named.length && resultWith(set) === wanted);
  if (part !== undefined) return `${part.join()} of ${earlier} | ${later} has the effect of ${codes.join()}`;
  const differing = all.filter((code) => (from[code] ?? to[code]) !== (to[code] ?? from[code]));
  const fewer = setsBelow(differing, Math.min(named.length, 3)).find((set) => resultWith(set) === wanted);
  return fewer && `${fewer.join()} of ${earlier} | ${later} has the effect of ${codes.join()}`;
}

/** All sets with fewer items than `size`. */
function setsBelow<Item>(items: readonly Item[], size: number): Item[][] {
  const sets: Item[][] = [[]];
  for (const [index, item] of items.entries()) {
    if (size < 2) break;
    sets.push([item]);
    if (size > 2) for (const other of items.slice(index + 1)) sets.push([item, other]);
  }
  return sets;
}

function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);
}

/** The fault of a comparison of syntax, if any. */
function syntaxFinding(text: string): Finding {
  const { rows, differences } = compareSyntax(text, { dialects: RFCS });
  for (const { between, reasons: codes } of differences) {
    const finding = misplaced(between, codes);
    if (finding !== undefined) return finding;
  }
  const differing = new Set(differences.map(({ between }) => between.join()));
  for (const [index, first] of rows.entries()) {
    for (const second of rows.slice(index + 1)) {
      const sameness = readSame(text, first, second);
      const isDifferent = differing.has(`${first.dialect},${second.dialect}`);
      if (sameness !== "unsaid" && isDifferent !== (sameness === "different"))
        return `the readings of ${first.dialect} and ${second.dialect} are ${sameness}`;
    }
  }
  return undefined;
}

/** A pseudorandom generator with a seed: a linear congruence modulo 2^32, of which the upper bits are used. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PIECES = [
  ..."a b g / / / // . .. /. /.. ./ ../ ../../ /./ /../ ... : ? ? # # ; ;x ;/ ;x/y @ ~ !".split(" "),
  ..."[ ] [::1] %41 %2e _ - + , 1 80 :80 :8x h. h.: a_b ?y #s ;type=i 999.1.1.1 //999.1.1.1 %09".split(" "),
  ..."http: HTTP: http:// ftp: ftp://h/ mailto: file: gopher://h/1 s: s:a 1: a_b: @: //h //h? //h: ///".split(" "),
];
const BASES = [
  ..."http://a/b/c/d;p?q http://a/b/c/d;p?q#f http://a http://a?x http://a/ http://a/b http://a/b/ http://a//b".split(
    " ",
  ),
  ..."http://a/b;x/c/d http://a/b; http://a/b? http://a/b/../c http://a/../b http://a/b/.. file:///a/b ftp://h/a".split(
    " ",
  ),
  ..."s:/a s:/a/b s:a/b s:a s: s:// s:/// s:a?b 1:a 1:/a a_b:/c a //a/b".split(" "),
  "",
];
const STARTS = "http://a/ http://a http: s: s:/ s:// ftp://h/ HTTP://h file:/// foo://".split(" ");
const OPTIONS: readonly DialectOptions[] = [
  {},
  {},
  { strict: false },
  { excessDots: "remove" },
  { excessDots: "error" },
  { strict: false, excessDots: "remove" },
  { opaqueBase: "resolve" },
  { opaqueBase: "resolve", strict: false },
  { emptyReference: "text", netLocSlash: "before-path" },
];

export interface Trial {
  readonly base: string;
  readonly reference: string;
  readonly options: DialectOptions;
}

/** Generates bases and references, and the fault of their comparisons, if any. */
export function trialFrom(random: (below: number) => number): Trial {
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
  const text = (most: number) => Array.from({ length: random(most + 1) }, () => pick(PIECES)).join("");
  const base = random(2) === 0 ? pick(BASES) : pick(STARTS) + text(4);
  return { base, reference: text(6), options: pick(OPTIONS) };
}

export function findingOf(trial: Trial): Finding {
  return resolutionFinding(trial) ?? syntaxFinding(trial.reference) ?? syntaxFinding(trial.base);
}
