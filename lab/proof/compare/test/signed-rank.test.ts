// The critical values are those of the published tables of Wilcoxon's signed-rank test, two-sided.

import { expect, test } from "vitest";
import { shiftOf } from "../src/signed-rank.ts";

test.for([
  { length: 6, confidence: 0.95, critical: 0 },
  { length: 10, confidence: 0.95, critical: 8 },
  { length: 12, confidence: 0.99, critical: 7 },
  { length: 20, confidence: 0.95, critical: 52 },
])("the critical value for $length values and $confidence is $critical", ({ length, confidence, critical }) => {
  const values = Array.from({ length }, (_, i) => 2 ** i);
  const means = values.flatMap((a, i) => values.slice(i).map((b) => (a + b) / 2)).toSorted((a, b) => a - b);
  const { low, high } = shiftOf(values, confidence);
  expect([low, high]).toEqual([means[critical], means.at(-1 - critical)]);
});

test("five values are too few for a confidence of 95 %", () => {
  expect(() => shiftOf([1, 2, 3, 4, 5], 0.95)).toThrow(RangeError);
});

test("values that are symmetric about 5 are shifted by 5", () => {
  expect(shiftOf([1, 2, 3, 4, 5, 6, 7, 8, 9], 0.95).estimate).toBe(5);
});

test("the effect is 1, 0 or -1 for positive, balanced and negative values", () => {
  const effects = [
    [1, 2, 3, 4, 5, 6],
    [-3, -2, -1, 1, 2, 3],
    [-1, -2, -3, -4, -5, -6],
  ].map((values) => shiftOf(values, 0.95).effect);
  expect(effects).toEqual([1, 0, -1]);
});
