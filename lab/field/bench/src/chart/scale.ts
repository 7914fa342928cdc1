/** A logarithmic scale: twice as fast and half as fast are equally far from 1. */

const TICKS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];

export interface Scale {
  readonly ticks: readonly number[];
  /** The place of a value, in pixels. */
  readonly at: (value: number) => number;
}

/** @param values to show; the scale begins and ends at a tick, and 1 is always on it */
export function scale(values: readonly number[], left: number, right: number): Scale {
  const least = Math.min(0.5, ...values);
  const most = Math.max(2, ...values);
  const first = TICKS.findLast((tick) => tick <= least) ?? least;
  const last = TICKS.find((tick) => tick >= most) ?? most;
  const perUnit = (right - left) / Math.log(last / first);
  return {
    ticks: TICKS.filter((tick) => tick >= first && tick <= last),
    at: (value) => left + Math.log(value / first) * perUnit,
  };
}
