// Tables of synthetic races, with the noise of a busy machine, and one process in ten disturbed.

import { expect, test } from "vitest";
import type { Outcome } from "../src/race-two.ts";
import { PROCESSES, type Verdict, isRegression, verdictOn } from "../src/verdict.ts";
import { Random } from "../src/random.ts";

const ROWS = 14;
const TABLES = 100;

test("of tables that compare a build with itself, about one in twenty has a false verdict", () => {
  const wrong = tables(1).filter((rows) => rows.some(({ says }) => says !== "no difference shown"));
  expect(wrong.length).toBeLessThan(TABLES / 10);
});

test("a slowdown of 10 % is found", () => {
  const found = tables(1 / 1.1).flat();
  expect(found.filter(isRegression).length).toBeGreaterThan(found.length * 0.95);
});

test("a speedup of 10 % is found, and is no regression", () => {
  const found = tables(1.1).flat();
  expect(found.filter(({ says }) => says === "faster").length).toBeGreaterThan(found.length * 0.95);
  expect(found.filter(isRegression)).toEqual([]);
});

test("a slowdown of 2 % is no regression, however certain", () => {
  const outcomes = Array.from({ length: PROCESSES }, (_, i) => outcome(0.98 + i / 10_000));
  const verdict = verdictOn("parse", outcomes, ROWS);
  expect(verdict.says).toBe("slower");
  expect(isRegression(verdict)).toBe(false);
});

test("the corpus with the least median is named", () => {
  const outcomes = Array.from({ length: PROCESSES }, () => outcome(1));
  expect(verdictOn("parse", outcomes, ROWS).least).toEqual({ corpus: "data", ratio: 0.5 });
});

function tables(ratio: number): readonly (readonly Verdict[])[] {
  const random = new Random(66);
  return Array.from({ length: TABLES }, () => Array.from({ length: ROWS }, () => row(ratio, random)));
}

function row(ratio: number, random: Random): Verdict {
  const outcomes = Array.from({ length: PROCESSES }, () => outcome(ratio * Math.exp(noise(random))));
  return verdictOn("parse", outcomes, ROWS);
}

/** Near to a normal distribution with a deviation of 2 %, or five times as wide. */
function noise(random: Random): number {
  const sum = Array.from({ length: 12 }, () => random.below(1_000_000) / 1e6).reduce((a, b) => a + b, -6);
  return sum * (random.once(10) ? 0.1 : 0.02);
}

function outcome(ratio: number): Outcome {
  return {
    ratio,
    corpora: [
      { corpus: "links", ratio },
      { corpus: "data", ratio: ratio / 2 },
    ],
  };
}
