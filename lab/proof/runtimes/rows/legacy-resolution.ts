// The rows of resolution by each RFC: RFC 1808 §4, RFC 2396 §5.2, RFC 3986 §5.2.

import { compareResolution, rfc1808, rfc2396, rfc3986 } from "@std66/legacy";
import { type ResolutionExpectation, type ResolutionRow, resolution } from "@std66/vectors";
import type { Check } from "./check.ts";
import { outcomeText } from "./outcome-text.ts";
import { seedChecks } from "./seed-checks.ts";

type Row = Pick<ResolutionRow, "id" | "base" | "ref"> & { readonly expect: Partial<ResolutionExpectation> };
type Of2396 = NonNullable<ResolutionExpectation["rfc2396"]>;

function resolutionCheck({ id, base, ref, expect: wanted }: Row): Check {
  // The dialect is the RFC to the letter.
  const letter = wanted.rfc3986unguarded ?? wanted.rfc3986;
  const nonstrict = wanted.rfc3986nonstrict ?? letter;
  return {
    id,
    ask: () => [
      {
        rfc1808: wanted.rfc1808 === undefined ? undefined : outcomeText(rfc1808.resolve(base, ref)),
        rfc2396: wanted.rfc2396 === undefined ? undefined : found2396(base, ref, wanted.rfc2396),
        compat: wanted.rfc2396compat && outcomeText(rfc2396.resolve(base, ref, { strict: false })),
        rfc3986: letter && outcomeText(rfc3986.resolve(base, ref)),
        nonstrict: nonstrict && outcomeText(rfc3986.resolve(base, ref, { strict: false })),
        unexplained: compareResolution(base, ref).differences.filter(({ reasons }) => reasons.length === 0),
      },
      {
        rfc1808: uri(wanted.rfc1808),
        rfc2396: wanted.rfc2396 === undefined ? undefined : wanted2396(wanted.rfc2396),
        compat: uri(wanted.rfc2396compat),
        rfc3986: uri(letter),
        nonstrict: uri(nonstrict),
        unexplained: [],
      },
    ],
  };
}

/** One outcome, or with too many `..` one for each way to handle them (RFC 2396 §5.2, step 6g). */
function found2396(base: string, ref: string, wanted: Of2396): string[] {
  const isExcess = typeof wanted === "object" && "keep" in wanted;
  const ways = isExcess ? (["keep", "remove", "error"] as const) : [undefined];
  return ways.map((excessDots) => outcomeText(rfc2396.resolve(base, ref, { excessDots })));
}

function wanted2396(wanted: Of2396): (string | undefined)[] {
  if (typeof wanted === "string") return [uri(wanted)];
  if ("currentDocument" in wanted) return [`same-document ${wanted.fragment === null ? "" : `#${wanted.fragment}`}`];
  if ("keep" in wanted) return [uri(wanted.keep), uri(wanted.remove), "error climb-above-root"];
  return ["error opaque-base"];
}

function uri(text: string | undefined): string | undefined {
  return text === undefined ? undefined : `uri ${text}`;
}

export const legacyResolutionChecks: readonly Check[] = [...resolution, ...seedChecks("resolution")].map((row) =>
  resolutionCheck(row),
);
