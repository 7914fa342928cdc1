// Shows that the parser and the grammar of RFC 3987 agree. docs/grammar.md describes the scope and the limits of this check.

import { ConformanceSuite } from "@std66/grammar";
import { expect, it } from "vitest";
import { isIriReference, tryParseIri } from "../../src/index.ts";
import { checkReading, checkText } from "../agreement.ts";
import { absoluteIri, iri, iriReference, irelativeRef } from "../grammar.ts";
import { allLetters, boundaries, classLetters, halves } from "../letters.ts";

const references = new ConformanceSuite(iriReference, classLetters);

/** A text that leads from a state to acceptance, taken from those that distinguish it from the rejecting state. */
function completionOf(state: number): string {
  const texts = references.identifiers[state] as readonly string[];
  return texts.find((text) => iriReference.isAccepting(iriReference.run(text, state))) as string;
}

/** The states outside of IPv6 addresses, by a text that leads to each. */
const access = references.access.filter((text) => !/\[[^Vv]/.test(text));

function count(texts: Iterable<string>, check: (text: string) => void): number {
  let found = 0;
  for (const text of texts) {
    check(text);
    found++;
  }
  return found;
}

/** Checks only whether a text is accepted: each is like one whose components another test has compared. */
function checkDecision(text: string): void {
  const isAccepted = iriReference.accepts(text);
  if (isIriReference(text) !== isAccepted || (tryParseIri(text) !== undefined) !== isAccepted) checkReading(text);
}

it.each([
  { rule: "IRI-reference", automaton: iriReference, states: 186, classes: 23 },
  { rule: "IRI", automaton: iri, states: 183, classes: 23 },
  { rule: "absolute-IRI", automaton: absoluteIri, states: 180, classes: 22 },
  { rule: "irelative-ref", automaton: irelativeRef, states: 184, classes: 21 },
])("R-203 R-204 R-205 suite of $rule, every boundary of a range, no extra state", ({ automaton, states, classes }) => {
  expect([automaton.stateCount, automaton.classCount]).toEqual([states, classes]);
  const suite = new ConformanceSuite(automaton, classLetters);
  expect(count(suite.texts(allLetters, 0), (text) => checkReading(text))).toBeGreaterThan(100_000);
});

it("R-203 R-204 R-205 each state of IRI-reference and 1 on, with its fault, every boundary of a range", () => {
  expect(count(references.beginnings(allLetters, 0), (text) => checkText(text))).toBeGreaterThan(30_000);
});

it("R-203 R-204 R-205 each state of IRI-reference outside of IPv6 addresses and 2 on, with its fault", () => {
  const texts = access.flatMap((text) => classLetters.flatMap((a) => classLetters.map((b) => text + a + b)));
  expect(count(texts, (text) => checkText(text))).toBeGreaterThan(10_000);
});

function* withHalves(): Generator<string> {
  for (const beginning of references.access) {
    for (const half of halves) {
      yield beginning + half;
      for (const end of [...classLetters, ...halves]) yield beginning + half + end;
    }
  }
}

it("R-203 R-204 R-205 halves of pairs in each state, in every order", () => {
  expect(count(withHalves(), (text) => checkText(text))).toBeGreaterThan(10_000);
});

function* withCodeUnits(): Generator<string> {
  for (const beginning of access) {
    const state = iriReference.run(beginning);
    if (!iriReference.isViable(state)) continue;
    const end = completionOf(state);
    for (let code = 0x80; code < 65_536; code++) yield beginning + String.fromCharCode(code) + end;
  }
}

it("R-203 R-204 R-205 each UTF-16 code unit in each state outside of IPv6 addresses, before a completion", () => {
  expect(count(withCodeUnits(), (text) => checkDecision(text))).toBeGreaterThan(1_000_000);
});

function* withCodePoints(): Generator<string> {
  for (let code = 0x80; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    yield `/${character}`;
    yield `?${character}`;
  }
}

it("R-203 R-204 R-205 each code point, in a path and in a query", () => {
  expect(count(withCodePoints(), (text) => checkDecision(text))).toBe(2 * (0x110000 - 0x80));
});

/** Texts with more than 65,536 characters that leave the grammar in the same state. */
function* lengthened(pad: string): Generator<readonly [text: string, shorter: string]> {
  for (const beginning of access) {
    const state = iriReference.run(beginning);
    if (!iriReference.isViable(state) || iriReference.run(pad, state) !== state) continue;
    for (const letter of [...classLetters, ...boundaries.slice(0, 12)]) {
      yield [beginning + pad.repeat(33_000) + letter, beginning + letter];
    }
  }
}

it.each(["\u00E9", "\u{1F600}", "a", "%C3%A9"])(
  "R-203 R-204 R-205 texts of more than 65,536 characters of %j",
  (pad) => {
    let found = 0;
    for (const [text, shorter] of lengthened(pad)) {
      checkReading(text, shorter);
      found++;
    }
    expect(found).toBeGreaterThan(100);
  },
  120_000,
);
