/** Summarizes repeated measurements. */

export interface Spread {
  readonly median: number;
  /** The 10th percentile. */
  readonly low: number;
  /** The 90th percentile. */
  readonly high: number;
}

export function spread(values: readonly number[]): Spread {
  return { median: quantile(values, 0.5), low: quantile(values, 0.1), high: quantile(values, 0.9) };
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** The mean for ratios: twice as fast and half as fast balance out. */
export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}
