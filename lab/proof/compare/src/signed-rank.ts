/**
 * Wilcoxon's signed-rank test, exact, for pairs: here, old and new in one process. The Mann–Whitney U test is its like
 * for samples without pairs, and would count the differences between processes as noise.
 */

export interface Shift {
  /** The Hodges–Lehmann estimate: the median of the means of all pairs of values. */
  readonly estimate: number;
  /** Contains the true shift with at least the wanted confidence. */
  readonly low: number;
  readonly high: number;
  /** The matched-pairs rank-biserial correlation: 1 if all differences are positive, -1 if all are negative. */
  readonly effect: number;
}

/** @param values differences, such as logarithms of ratios, which are symmetric about the shift */
export function shiftOf(values: readonly number[], confidence: number): Shift {
  const means = pairMeans(values);
  const cut = cutOff(values.length, (1 - confidence) / 2);
  const middle = (means.length - 1) / 2;
  const signs = means.reduce((sum, mean) => sum + Math.sign(mean), 0);
  return {
    estimate: ((means[Math.floor(middle)] ?? Number.NaN) + (means[Math.ceil(middle)] ?? Number.NaN)) / 2,
    low: means[cut] ?? Number.NaN,
    high: means.at(-1 - cut) ?? Number.NaN,
    effect: signs / means.length,
  };
}

/** The means of all pairs of values, each also with itself (Walsh averages), in order. */
function pairMeans(values: readonly number[]): readonly number[] {
  return values.flatMap((a, i) => values.slice(i).map((b) => (a + b) / 2)).toSorted((a, b) => a - b);
}

/**
 * The place of the interval's low end among the means: the greatest c with P(W <= c) at most `tail`.
 *
 * @throws {RangeError} if there are too few values for such a confidence
 */
function cutOff(length: number, tail: number): number {
  let cut = -1;
  let probability = 0;
  for (const count of rankSums(length)) {
    probability += count / 2 ** length;
    if (probability > tail) break;
    cut++;
  }
  if (cut < 0) throw new RangeError(`${length} values are too few`);
  return cut;
}

/** For each sum, how many sets of the ranks from 1 to `length` have it. */
function rankSums(length: number): readonly number[] {
  const counts: number[] = Array.from({ length: (length * (length + 1)) / 2 + 1 }, () => 0);
  counts[0] = 1;
  for (let rank = 1; rank <= length; rank++) {
    for (let sum = counts.length - 1; sum >= rank; sum--) counts[sum] = (counts[sum] ?? 0) + (counts[sum - rank] ?? 0);
  }
  return counts;
}
