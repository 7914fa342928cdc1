// A wrong answer of another contender is counted, or the contender is left out. A wrong answer of std66 ends the run.

import { expect, test } from "vitest";
import type { Corpus } from "../src/corpora.ts";
import { anyOf, operation } from "../src/operation.ts";
import { type RaceSettings, prepareRace, runRace } from "../src/race.ts";
import { standingOf } from "../src/standings.ts";

/** Checks every answer; the measurements mean nothing. */
const smoke: RaceSettings = { texts: 24, rounds: 2, batchMilliseconds: 0, warmUpMilliseconds: 0 };

const corpora: readonly Corpus[] = [
  { name: "numbers", kind: "uri", texts: ["1", "2", "3", "4"], pairs: [], respelled: [], comparisons: [] },
];

test("a contender with wrong answers is named, and one that throws is left out", () => {
  const race = prepareRace(twice("0"), corpora, smoke);
  runRace(race, smoke);
  const { remarks, overall } = standingOf(race);
  expect(remarks).toEqual([
    "odd answers differently for 2 of 4 numbers.",
    "angry is left out of numbers (throws for 1 of 4).",
  ]);
  expect(overall.map(({ contender, corpora: count }) => [contender, count])).toEqual([
    ["odd", 1],
    ["angry", 0],
  ]);
  expect(overall[0]?.ratio?.median).toBeGreaterThan(0);
  expect(overall[1]?.ratio).toBeUndefined();
});

test("a contender with wrong answers is left out if they mean other work", () => {
  const race = prepareRace({ ...twice("0"), wrongIsOut: true }, corpora, smoke);
  expect(standingOf(race).remarks).toContain("odd is left out of numbers (answers differently for 2 of 4).");
});

test("a wrong answer of std66 throws", () => {
  expect(() => prepareRace(twice("1"), corpora, smoke)).toThrow("twice, numbers: 4 answers of std66 are wrong");
});

function twice(added: string) {
  const twiceAs = operation<string>({
    title: "twice",
    group: "parse",
    says: "Two times the number.",
    inputs: ({ texts }) => texts,
    isRight: (answer, text) => Number(answer) === 2 * Number(text),
    contenders: [
      { name: "std66", run: (keep) => (text) => keep(Number(text) * 2 + Number(added)) },
      { name: "odd", run: (keep) => (text) => keep(text > "2" ? "0" : Number(text) * 2) },
      {
        name: "angry",
        run: (keep) => (text) => {
          if (text === "4") throw new Error("no");
          keep(Number(text) * 2);
        },
      },
    ],
  });
  return anyOf(twiceAs);
}
