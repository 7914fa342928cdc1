/** What the races of two builds show. */
import { quantile } from "./statistics.ts";
import type { Outcome } from "./race-two.ts";
import { shiftOf } from "./signed-rank.ts";

/** How many times as fast the new build is. */
export interface Verdict {
  readonly title: string;
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  readonly effect: number;
  readonly says: "faster" | "slower" | "no difference shown";
  /** The corpus with the least ratio. No claim: its differences are not tested. */
  readonly least: { readonly corpus: string; readonly ratio: number };
}

/** If nothing has changed, a table without a false verdict has this probability. It is shared by its rows. */
export const CONFIDENCE = 0.95;

/**
 * Races of each operation. With so many, most intervals were 1 to 3 % wide on each side, on a machine with a load of
 * 12.
 */
export const PROCESSES = 12;

/** @param outcomes of races, each in its own process, with the ratios of old times to new ones */
export function verdictOn(title: string, outcomes: readonly Outcome[], rows: number): Verdict {
  const logarithms = outcomes.map(({ ratio }) => Math.log(ratio));
  const { estimate, low, high, effect } = shiftOf(logarithms, 1 - (1 - CONFIDENCE) / rows);
  let says: Verdict["says"] = "no difference shown";
  if (low > 0) says = "faster";
  if (high < 0) says = "slower";
  return {
    title,
    ratio: Math.exp(estimate),
    low: Math.exp(low),
    high: Math.exp(high),
    effect,
    says,
    least: leastOf(outcomes),
  };
}

/** Slower beyond doubt, and by more than 3 % in the estimate. */
export function isRegression({ says, ratio }: Verdict): boolean {
  return says === "slower" && 1 / ratio > 1.03;
}

function leastOf(outcomes: readonly Outcome[]): Verdict["least"] {
  const corpora = (outcomes[0]?.corpora ?? []).map(({ corpus }, place) => ({
    corpus,
    ratio: quantile(
      outcomes.map((outcome) => outcome.corpora[place]?.ratio ?? Number.NaN),
      0.5,
    ),
  }));
  return corpora.toSorted((a, b) => a.ratio - b.ratio)[0] ?? { corpus: "", ratio: Number.NaN };
}
