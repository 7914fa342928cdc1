// The machinery that the other tests lean on: the automata are the grammar's and minimal, and the suites find what they promise.

import fc from "fast-check";
import { expect, it } from "vitest";
import { Automaton, ConformanceSuite, automatonOf, lettersOf, parseAbnf, rfc3986 } from "../src/index.ts";

it.each([
  { elements: '"1"', states: 3, classes: 2 },
  { elements: '*"1"', states: 2, classes: 2 },
  { elements: '*( "1" "." )', states: 3, classes: 3 },
  // The same language, written otherwise.
  { elements: '[ 1*( "1" "." ) ]', states: 3, classes: 3 },
  { elements: "1*2%x30-39", states: 4, classes: 2 },
  { elements: '*( "a" / "b" ) "a"', states: 3, classes: 3 },
])("$elements has $states states and $classes classes", ({ elements, states, classes }) => {
  const automaton = automatonOf(parseAbnf(""), elements);
  expect([automaton.stateCount, automaton.classCount]).toEqual([states, classes]);
});

it("tells how far a text can still be completed", () => {
  const automaton = automatonOf(parseAbnf(""), '"ab" [ "1" ]');
  expect(["", "a", "ab", "ab1", "ab11", "b", "aab"].map((text) => automaton.viablePrefix(text))).toEqual([
    0, 1, 2, 3, 3, 0, 1,
  ]);
});

it.each([
  { elements: "pchar", matches: /^(?:[-._~!$&'()*+,;=:@\w]|%[\dA-Fa-f]{2})$/ },
  { elements: "scheme", matches: /^[A-Za-z][-+.A-Za-z\d]*$/ },
  {
    elements: "IPv4address",
    matches: /^(?:(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])\.){3}(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/,
  },
  { elements: "IPvFuture", matches: /^[vV][\dA-Fa-f]+\.[-._~!$&'()*+,;=:\w]+$/ },
])("RFC 3986 $elements takes what an expression of it takes", ({ elements, matches }) => {
  const automaton = automatonOf(rfc3986, elements);
  const pieces = fc.constantFrom(
    "v",
    "1",
    "25",
    "6",
    "0",
    ".",
    "0.0.0.",
    "%",
    "%4F",
    "a",
    "z",
    "+",
    ":",
    "é",
    "/",
    "~",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), (all) => {
      const text = all.join("");
      expect([text, automaton.accepts(text)]).toEqual([text, matches.test(text)]);
    }),
    { numRuns: 3000 },
  );
});

// A grammar small enough to try every recogniser near to it, and with states that are hard to tell apart.
const example = automatonOf(parseAbnf(""), '*( "a" 1*2"b" )');
const letters = lettersOf(example);

it("gives a letter for each class", () => {
  expect(letters).toEqual(["!", "A", "B"]);
});

it("leads to every state, and tells any two apart by a text that both have", () => {
  const automaton = automatonOf(rfc3986, "URI-reference");
  const { access, identifiers } = new ConformanceSuite(automaton, lettersOf(automaton));
  expect(access.map((text) => automaton.run(text))).toEqual(access.map((_, state) => state));
  for (const [a, texts] of identifiers.entries()) {
    for (const [b, others] of identifiers.entries()) {
      const isTold = texts.some(
        (text) =>
          others.includes(text) &&
          automaton.isAccepting(automaton.run(text, a)) !== automaton.isAccepting(automaton.run(text, b)),
      );
      if (a !== b && !isTold) expect([access[a], access[b]]).toBe("told apart");
    }
  }
});

it("has no text's beginning twice", () => {
  for (const extra of [0, 1, 2]) {
    const beginnings = [...new ConformanceSuite(example, letters).beginnings(letters, extra)];
    expect(new Set(beginnings).size).toBe(beginnings.length);
  }
});

/** A recogniser over the letters; the start is 0. */
interface Machine {
  readonly next: readonly (readonly number[])[];
  readonly accepting: readonly boolean[];
}

const states = Array.from({ length: example.stateCount }, (_, state) => state);
const right: Machine = {
  next: states.map((state) => letters.map((letter) => example.next(state, letter.charCodeAt(0)))),
  accepting: states.map((state) => example.isAccepting(state)),
};

function answer({ next, accepting }: Machine, text: string): boolean {
  let state = 0;
  for (const letter of text) state = next[state]?.[letters.indexOf(letter)] as number;
  return accepting[state] as boolean;
}

/** Any machine of `count` states. */
function machines(count: number): fc.Arbitrary<Machine> {
  const row = fc.array(fc.nat({ max: count - 1 }), { minLength: letters.length, maxLength: letters.length });
  return fc.record({
    next: fc.array(row, { minLength: count, maxLength: count }),
    accepting: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
  });
}

/** The example with `extra` states more and a few steps led elsewhere: most of them differ in few texts. */
function nearMachines(extra: number): fc.Arbitrary<Machine> {
  const count = right.next.length + extra;
  const change = fc.record({
    state: fc.nat({ max: count - 1 }),
    letter: fc.nat({ max: 2 }),
    to: fc.nat({ max: count - 1 }),
  });
  const copies = fc.array(fc.nat({ max: right.next.length - 1 }), { minLength: extra, maxLength: extra });
  return fc.tuple(copies, fc.array(change, { minLength: 1, maxLength: 4 })).map(([copied, changes]) => {
    const next = [...right.next, ...copied.map((state) => right.next[state] as number[])].map((row) => [...row]);
    for (const { state, letter, to } of changes) (next[state] as number[])[letter] = to;
    return { next, accepting: [...right.accepting, ...copied.map((state) => right.accepting[state] as boolean)] };
  });
}

it.each([0, 1, 2])("finds every faulty recogniser of up to %i states more", (extra) => {
  const texts = [...new ConformanceSuite(example, letters).texts(letters, extra)];
  const isFound = (machine: Machine) => texts.some((text) => answer(machine, text) !== answer(right, text));
  // Two machines that differ do so on a text shorter than their states together.
  const all = allTexts(right.next.length * 2 + extra - 1);
  const isFaulty = (machine: Machine) => all.some((text) => answer(machine, text) !== answer(right, text));
  let faulty = 0;
  fc.assert(
    fc.property(fc.oneof(nearMachines(extra), machines(right.next.length + extra)), (machine) => {
      const found = isFound(machine);
      if (found) faulty++;
      // To ask all texts takes long: only where the suite has found nothing.
      else expect(isFaulty(machine)).toBe(false);
    }),
    { numRuns: 3000 },
  );
  expect(faulty).toBeGreaterThan(1000);
});

function allTexts(length: number): readonly string[] {
  const texts = [""];
  for (const text of texts) if (text.length < length) texts.push(...letters.map((letter) => text + letter));
  return texts;
}

it("refuses an automaton that is not minimal", () => {
  const twice = new Automaton(new Uint8Array(65_536), [[1], [0]], [true, true]);
  expect(() => new ConformanceSuite(twice, ["a"])).toThrow(RangeError);
});
