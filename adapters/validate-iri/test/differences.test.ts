// Beside the original, over generated texts: which answers differ, and why.

import { readFileSync } from "node:fs";
import fc from "fast-check";
import * as original from "validate-iri";
import { expect, test } from "vitest";
import { validateIri } from "../src/index.ts";
import { differences } from "./differences.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
/** Of the table "What differs": title, strategy, text, the two answers. */
const rows = [...readme.matchAll(/^\| ([^|]+?) +\| `(\w+)` +\| `([^`]+)` +\| (\w+) +\| (\w+) +\|/gmu)].map(
  (row) =>
    row.slice(1) as [title: string, strategy: "strict" | "pragmatic", text: string, theirs: string, ours: string],
);

/** The original, without its `enum`. */
const validateByTheOriginal = original.validateIri as (text: string, strategy: string) => Error | undefined;
const theirAnswer = (text: string, strategy: string): string =>
  validateByTheOriginal(text, strategy) === undefined ? "accepts" : "refuses";
const ourAnswer = (text: string, strategy: "strict" | "pragmatic"): string =>
  validateIri(text, strategy) === undefined ? "accepts" : "refuses";

const PIECES = [
  "a",
  "é",
  "日",
  "\u{E000}",
  "\uD800",
  "\u{10000}",
  "%41",
  "%",
  "1",
  "+",
  ",",
  ":",
  "/",
  "//",
  "?",
  "#",
  "@",
  "[",
  "]",
];
const MORE = [
  "[::1]",
  "[v1.a]",
  "256",
  "1.2.3.4",
  " ",
  "{",
  "|",
  "'",
  ";",
  "=",
  "-",
  ".",
  "~",
  "_",
  "\u007F",
  "\u0000",
  "\uFFFE",
];
const BEGINNINGS = ["", "http://", "http://h", "a:", "a,b:", "1:", "//h", "http://u@", "http://[v"];
// Short, because the original takes exponential time.
const texts = fc
  .tuple(fc.constantFrom(...BEGINNINGS), fc.array(fc.constantFrom(...PIECES, ...MORE), { maxLength: 6 }))
  .map(([beginning, pieces]) => beginning + pieces.join(""));

test.for(["strict", "pragmatic"] as const)(
  "%s: an answer that differs from the original's has a listed reason",
  (strategy) => {
    fc.assert(
      fc.property(texts, (text) => {
        const isSame = ourAnswer(text, strategy) === theirAnswer(text, strategy);
        expect(isSame || differences.some((each) => each.strategy === strategy && each.applies(text))).toBe(true);
      }),
    );
  },
);

test.for(rows)("README: %s, %s, %s", ([title, strategy, text, theirs, ours]) => {
  expect([theirAnswer(text, strategy), ourAnswer(text, strategy)]).toEqual([theirs, ours]);
  expect(theirs).not.toBe(ours);
  expect(differences.find((difference) => difference.title === title)?.applies(text)).toBe(true);
});

test("the README has each difference", () => {
  expect(rows.map(([title, strategy]) => [title, strategy])).toEqual(
    differences.map((each) => [each.title, each.strategy]),
  );
});

test("the messages are those of the original", () => {
  fc.assert(
    fc.property(texts, fc.constantFrom("strict", "pragmatic", "none", "other"), (text, strategy) => {
      const theirs = validateByTheOriginal(text, strategy);
      const ours = validateIri(text, strategy as "strict");
      if (theirs !== undefined && ours !== undefined) expect(masked(ours.message)).toBe(masked(theirs.message));
    }),
  );
});

/** Without what may be a password. */
function masked(message: string): string {
  return message.replace(/:.*@/su, "@");
}

test("values that are not texts are treated as in the original: as their texts", () => {
  for (const value of [undefined, null, 5, true, ["a:b"], new URL("http://a/"), { toString: () => "a:b" }, [], {}]) {
    for (const strategy of ["strict", "pragmatic"] as const) {
      expect([value, ourAnswer(value as never, strategy)]).toEqual([value, theirAnswer(value as never, strategy)]);
    }
  }
});
