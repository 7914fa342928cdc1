/** RFC 1808 §2.4, §4, RFC 2396 §5.2: the readings that no option chooses, and what each gives. */
import { transformReferences } from "./common-resolution.ts";
import type { DialectOptions, GrammarOptions } from "../dialect/dialect-options.ts";
import type { DialectId } from "../dialect/dialect.ts";
import { faultsBy } from "./faults-by-dialect.ts";
import { type Outcome, failed, resolved } from "../dialect/outcome.ts";
import type { ReadingCode } from "./readings.ts";
import type { RuleOf } from "./reasons-between.ts";
import { type ResolutionDeviations, resolutionDeviationsOf } from "./resolution-deviations.ts";
import { recombine, split as split1808 } from "../rfc1808/components.ts";
import { isValid as isValid1808 } from "../rfc1808/grammar.ts";
import { resolve1808 } from "../rfc1808/resolve.ts";
import { ANY_SCHEME_PREFIX, hasOldScheme, split as split2396 } from "../rfc2396/components.ts";
import { resolve2396 } from "../rfc2396/resolve.ts";
import { schemeOf } from "../dialect/scheme.ts";

interface Request {
  readonly base: string;
  readonly reference: string;
  readonly options: DialectOptions & GrammarOptions;
  /** What the reading that is taken gives. */
  readonly taken: string;
}

/** `undefined` if the reading has no other outcome here. */
type Read = (request: Request) => Outcome | undefined;

/** A reading applies only where the one that is taken gives a URI. */
const READINGS: Readonly<Partial<Record<DialectId, readonly (readonly [ReadingCode, Read])[]>>> = {
  rfc1808: [
    ["L1", emptyIsPresent],
    ["L4", recombined],
    ["L5", schemeBeginsWithLetter],
    ["L6", baseWithoutRelativeForm],
    ["L11", (request) => dotBeforeSlashes(request, /^\/\/[^/#]/)],
    ["L12", ({ base, reference, options }) => resolve1808(base, reference, { ...options, emptySegment: "stays" })],
  ],
  rfc2396: [
    ["L9", pathlessBaseHasSlash],
    ["L10", onlyByGrammar],
    ["L11", (request) => dotBeforeSlashes(request, /^\/\//)],
    ["L12", ({ base, reference, options }) => resolve2396(base, reference, { ...options, emptySegment: "stays" })],
    ["L15", schemeByGrammar],
  ],
};

export function readingsWithoutOption(
  dialect: DialectId,
  chosen: Outcome,
  request: Omit<Request, "taken">,
): readonly (readonly [ReadingCode, Outcome])[] {
  if (chosen.kind !== "uri") return [];
  return (READINGS[dialect] ?? []).flatMap(([code, read]): (readonly [ReadingCode, Outcome])[] => {
    const outcome = read({ ...request, taken: chosen.text });
    return outcome === undefined ? [] : [[code, outcome]];
  });
}

/** L1. */
function emptyIsPresent({ base, reference, options }: Request): Outcome {
  const deviations = resolutionDeviationsOf("rfc1808", options) as ResolutionDeviations;
  const ruleOf: RuleOf<ResolutionDeviations> = (code) =>
    (code === "empty-component-is-absent" ? false : deviations[code]) as ResolutionDeviations[typeof code];
  return transformReferences(base, reference, ruleOf);
}

/** L4. */
function recombined({ base, reference, options }: Request): Outcome | undefined {
  const parts = split1808(reference);
  return base === "" || parts.scheme === "" ? undefined : resolved(recombine(parts, options.netLocSlash));
}

/** L5. A text before a ":" that is no scheme is the beginning of a path, and "./" keeps it one. */
function schemeBeginsWithLetter({ base, reference, options }: Request): Outcome | undefined {
  if (base === "" || (schemeOf(reference) !== undefined && !hasOldScheme(reference))) return undefined;
  if (hasOldScheme(base)) return failed("base-without-scheme", "the base has no scheme, so it is not an absolute URL");
  return hasOldScheme(reference) ? resolve1808(base, `./${reference}`, options) : undefined;
}

const WITHOUT_RELATIVE_FORM = /^(?:mailto|news|telnet)(?=:)/i;

/** L6. */
function baseWithoutRelativeForm({ base, reference }: Request): Outcome | undefined {
  const scheme = schemeOf(base);
  if (scheme === undefined || schemeOf(reference) !== undefined) return undefined;
  const named = WITHOUT_RELATIVE_FORM.exec(base)?.[0].toLowerCase();
  if (named !== undefined) {
    const message = `in the base: ${named} is never used with relative URLs (RFC 1808 §2.3)`;
    return failed("each-scheme-has-its-form", message);
  }
  // RFC 1808 §2.2: after the scheme, the generic form is a relative URL.
  if (!isValid1808(base) || isValid1808(base.slice(scheme.length + 1))) return undefined;
  const message = "in the base: the first segment of a path must not be empty (RFC 1808 §2.2)";
  return failed("first-segment-is-not-empty", message);
}

/** L9. */
function pathlessBaseHasSlash({ base, reference, options }: Request): Outcome | undefined {
  const { scheme, authority, path } = split2396(base);
  if (scheme === undefined || authority === undefined || path !== "") return undefined;
  const end = scheme.length + "://".length + authority.length;
  return resolve2396(`${base.slice(0, end)}/${base.slice(end)}`, reference, options);
}

/** L10. */
function onlyByGrammar({ reference, options }: Request): Outcome | undefined {
  const [fault] = faultsBy("rfc2396", reference, options);
  return fault === undefined ? undefined : failed(fault.reason, fault.message);
}

/** L11. Without an authority, a "//" after the scheme begins the path. */
function dotBeforeSlashes({ base, reference, taken }: Request, authority: RegExp): Outcome | undefined {
  const scheme = schemeOf(base);
  if (scheme === undefined || taken === reference || !taken.startsWith(`${scheme}://`)) return undefined;
  const [fromBase, own] = [base, reference].map((text) => text.slice((schemeOf(text)?.length ?? -1) + 1)) as [
    string,
    string,
  ];
  if (fromBase.startsWith("//") || authority.test(own)) return undefined;
  return resolved(`${scheme}:/.${taken.slice(scheme.length + 1)}`);
}

/** L15. A text before a ":" that is no scheme is the beginning of a path, and "./" keeps it one. */
function schemeByGrammar({ base, reference, options }: Request): Outcome | undefined {
  const isScheme = schemeOf(reference) !== undefined && !hasOldScheme(reference);
  return isScheme || !ANY_SCHEME_PREFIX.test(reference) ? undefined : resolve2396(base, `./${reference}`, options);
}
