// UTS 39 §5.1, §5.2: which scripts a label mixes, and which are written together.
import { expect, it } from "vitest";
import { mixedScripts } from "../src/host/scripts.ts";

const LETTERS: readonly (readonly [script: string, letter: string])[] = [
  ["Latin", "a"],
  ["Greek", "\u03B1"],
  ["Cyrillic", "\u0430"],
  ["Armenian", "\u0561"],
  ["Georgian", "\u10D0"],
  ["Hebrew", "\u05D0"],
  ["Arabic", "\u0627"],
  ["Cherokee", "\u13A0"],
  ["Han", "\u65E5"],
  ["Hiragana", "\u3042"],
  ["Katakana", "\u30A2"],
  ["Bopomofo", "\u3105"],
  ["Hangul", "\uAC00"],
  ["Thai", "\u0E01"],
  ["Devanagari", "\u0905"],
  ["other letters", "\u0B85"],
];

const TOGETHER = [
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
];

it.each(LETTERS)("%s by itself, with digits, hyphens and marks", (_, letter) => {
  for (const label of [letter, `${letter}1-${letter}`, `1${letter}\u0301`]) expect(mixedScripts(label)).toBeUndefined();
});

it.each(LETTERS)("%s with each other script", (script, letter) => {
  for (const [other, second] of LETTERS.slice(LETTERS.findIndex(([name]) => name === script) + 1)) {
    const isUsual = TOGETHER.some((group) => group.includes(script) && group.includes(other));
    expect(mixedScripts(second + letter)).toEqual(isUsual ? undefined : [script, other]);
  }
});

it("three and four scripts", () => {
  expect(mixedScripts("a\u65E5\u3042\u30A2")).toBeUndefined();
  expect(mixedScripts("a\u65E5\u3105")).toBeUndefined();
  expect(mixedScripts("a\u65E5\uAC00")).toBeUndefined();
  expect(mixedScripts("\u65E5\u3042\uAC00")).toEqual(["Han", "Hiragana", "Hangul"]);
  expect(mixedScripts("")).toBeUndefined();
});
