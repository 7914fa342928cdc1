// Proves, by automata, that the predicates accept what RFC 3987 generates: docs/evidence/grammar.md says what is
// proved, and what is tried.

import { outcomeOf } from "@std66/grammar";
import { expect, it } from "vitest";
import { masked } from "../../src/mask.ts";
import { iriReference } from "../grammar.ts";
import { claims } from "./claims.ts";
import { maskRewriting } from "./mask-rewriting.ts";

it.each(claims)("R-148 proof: $name = $rule", (claim) => {
  expect(outcomeOf(claim)).toEqual({ kind: "equal", states: claim.theirs().stateCount });
});

/** Whether the machine writes what `masked` does, but for which surrogates. */
function isRewritten(text: string): boolean {
  return withOneSurrogate(masked(text)) === withOneSurrogate(rewritten(text));
}

function withOneSurrogate(text: string): string {
  return text.replace(/[\ud800-\udfff]/g, "\ud800");
}

/** What the machine writes for a text. */
function rewritten(text: string): string {
  const written: number[] = [];
  let state = maskRewriting.start;
  for (let index = 0; index < text.length; index++) {
    const next = maskRewriting.next(state, text.charCodeAt(index));
    written.push(...next.written);
    ({ state } = next);
  }
  return String.fromCharCode(...written, ...maskRewriting.atEnd(state));
}

const BEGINNINGS = ["", "[", "[]", "?", "?[", "?[]", "#", "#[", "#[]"];

const UNITS = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
  (unit) => !/[?#[\]]/.test(unit),
);

it.each(BEGINNINGS)("masked: each code unit after %j, many to a text", (beginning) => {
  const texts: string[] = [];
  for (let first = 0; first < UNITS.length; first += 256) {
    texts.push(`${beginning}${UNITS.slice(first, first + 256).join("a")}`);
  }
  expect(texts.filter((text) => !isRewritten(text))).toEqual([]);
});

it("masked: all texts of up to four letters, one of each class, and of halves of pairs", () => {
  const letters = [..."a[]?#".split(""), "é", "\ue000", "\ud800", "\udc00", "\udbff", "\udffe"];
  const wrong: string[] = [];
  const tryAll = (text: string, left: number): void => {
    if (!isRewritten(text)) wrong.push(text);
    if (left > 0) for (const letter of letters) tryAll(text + letter, left - 1);
  };
  tryAll("", 4);
  expect(wrong).toEqual([]);
});

it("masked: each character of two code units that begins or ends a class, in each part", () => {
  const firsts = iriReference.firsts.filter((first) => first > 0xffff);
  const characters = firsts.flatMap((first) => [first - 1, first]).map((code) => String.fromCodePoint(code));
  expect(characters.length).toBeGreaterThan(60);
  const texts = BEGINNINGS.flatMap((beginning) => characters.map((each) => `${beginning}${each}${each}a`));
  expect(texts.filter((text) => !isRewritten(text))).toEqual([]);
});
