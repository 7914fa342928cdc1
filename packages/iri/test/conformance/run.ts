// The trials of the parser against RFC 3987 §2.2. Each returns the number of texts tried, and throws if the two
// disagree.

import { type Automaton, ConformanceSuite, type Trial } from "@std66/grammar";
import { isIriReference, tryParseIri } from "../../src/index.ts";
import { checkReading, checkText } from "../agreement.ts";
import { absoluteIri, iri, iriReference, irelativeRef } from "../grammar.ts";
import { allLetters, boundaries, classLetters, halves } from "../letters.ts";

export const PRODUCTIONS = [
  { rule: "IRI-reference", automaton: iriReference },
  { rule: "IRI", automaton: iri },
  { rule: "absolute-IRI", automaton: absoluteIri },
  { rule: "irelative-ref", automaton: irelativeRef },
] as const;

const references = new ConformanceSuite(iriReference, classLetters);
/** Texts that lead to the states outside of IPv6 addresses. */
const outside = references.access.filter((text) => !/\[[^Vv]/.test(text));

const ALL = `${allLetters.length} characters`;
const CLASSES = `${classLetters.length} classes`;

/** The trials that run with the tests. */
export const short: readonly Trial[] = [
  suite("IRI-reference", iriReference, allLetters, 0),
  ...PRODUCTIONS.map(({ rule, automaton }) => suite(rule, automaton, classLetters, 0)),
  faults(1, allLetters, outside),
  faults(2, classLetters, outside),
  halvesOfPairs(outside),
  everyCodePoint(),
  ...["\u00E9", "\u{1F600}", "%C3%A9"].map((pad) => lengthened(pad)),
];

/** The same trials, extended. */
export const long: readonly Trial[] = [
  everyCodeUnit(),
  ...PRODUCTIONS.map(({ rule, automaton }) => suite(rule, automaton, classLetters, 1)),
  suite("IRI-reference", iriReference, allLetters, 1),
  ...PRODUCTIONS.map(({ rule, automaton }) => suite(rule, automaton, allLetters, 0)),
  faults(1, allLetters, references.access),
  faults(2, classLetters, references.access),
  halvesOfPairs(references.access),
  everyCodePoint(),
  ...["\u00E9", "\u{1F600}", "a", "%C3%A9"].map((pad) => lengthened(pad)),
];

function count(texts: Iterable<string>, check: (text: string) => void): number {
  let found = 0;
  for (const text of texts) {
    check(text);
    found++;
  }
  return found;
}

function suite(rule: string, automaton: Automaton, letters: readonly string[], extra: 0 | 1): Trial {
  return {
    name: `suite of ${rule}, ${letters === allLetters ? ALL : CLASSES}, ${extra === 0 ? "no" : "one"} extra state`,
    run: () => count(new ConformanceSuite(automaton, classLetters).texts(letters, extra), (text) => checkReading(text)),
  };
}

function placeOf(access: readonly string[]): string {
  return access === outside ? " outside of IPv6 addresses" : "";
}

function faults(length: 1 | 2, letters: readonly string[], access: readonly string[]): Trial {
  const ends = length === 1 ? letters : letters.flatMap((a) => letters.map((b) => a + b));
  return {
    name: `each state of IRI-reference${placeOf(access)} and ${length} on, with its fault, ${letters === allLetters ? ALL : CLASSES}`,
    run: () => access.reduce((sum, text) => sum + count(ends, (end) => checkText(text + end)), 0),
  };
}

function halvesOfPairs(access: readonly string[]): Trial {
  const ends = halves.flatMap((half) => [half, ...[...classLetters, ...halves].map((end) => half + end)]);
  return {
    name: `halves of pairs in each state${placeOf(access)}, in every order, with the fault`,
    run: () => access.reduce((sum, text) => sum + count(ends, (end) => checkText(text + end)), 0),
  };
}

/** A text that leads from a state to acceptance, taken from those that distinguish it from the rejecting state. */
function completionOf(state: number): string {
  const texts = references.identifiers[state] as readonly string[];
  return texts.find((text) => iriReference.isAccepting(iriReference.run(text, state))) as string;
}

/** Checks only whether a text is accepted: each is like one whose components another trial has compared. */
function checkDecision(text: string): void {
  const isAccepted = iriReference.accepts(text);
  if (isIriReference(text) !== isAccepted || (tryParseIri(text) !== undefined) !== isAccepted) checkReading(text);
}

function* withCodeUnits(): Generator<string> {
  for (const beginning of references.access) {
    const state = iriReference.run(beginning);
    if (!iriReference.isViable(state)) continue;
    const end = completionOf(state);
    for (let code = 0x80; code < 65_536; code++) yield beginning + String.fromCharCode(code) + end;
  }
}

function everyCodeUnit(): Trial {
  return {
    name: "each UTF-16 code unit beyond ASCII in each state, before a completion",
    run: () => count(withCodeUnits(), (text) => checkDecision(text)),
  };
}

function* withCodePoints(): Generator<string> {
  for (let code = 0x80; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    yield `/${character}`;
    yield `?${character}`;
  }
}

function everyCodePoint(): Trial {
  return {
    name: "each code point beyond ASCII, in a path and in a query",
    run: () => count(withCodePoints(), (text) => checkDecision(text)),
  };
}

/** Texts with more than 65,536 characters that leave the grammar in the same state. */
function lengthened(pad: string): Trial {
  return {
    name: `texts of more than 65,536 characters of ${pad}`,
    run() {
      let found = 0;
      for (const beginning of outside) {
        const state = iriReference.run(beginning);
        if (!iriReference.isViable(state) || iriReference.run(pad, state) !== state) continue;
        for (const letter of [...classLetters, ...boundaries.slice(0, 12)]) {
          checkReading(beginning + pad.repeat(33_000) + letter, beginning + letter);
          found++;
        }
      }
      return found;
    },
  };
}
