/** Formats figures. */
import type { Spread } from "./statistics.ts";

/** Three digits: more would be noise. */
export function figure(value: number): string {
  if (value >= 100) return String(Math.round(value));
  return value.toFixed(value >= 10 ? 1 : 2);
}

/** The median, with the 10th and 90th percentiles. */
export function ratio({ median, low, high }: Spread): string {
  return `${figure(median)} (${figure(low)}–${figure(high)})`;
}

export function thousands(value: number): string {
  return String(Math.round(value)).replaceAll(/\B(?=(?:\d{3})+$)/gu, ",");
}
