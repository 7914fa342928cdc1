// Tests what other tests rely on: the automata match their grammars and are minimal, and the suites find the faults
// they promise to.

import fc from "fast-check";
import { expect, it } from "vitest";
import { Automaton, ConformanceSuite, automatonOf, lettersOf, parseAbnf, rfc3986 } from "../src/index.ts";

it.each([
  { elements: '"1"', states: 3, classes: 2 },
  { elements: '*"1"', states: 2, classes: 2 },
  { elements: '*( "1" "." )', states: 3, classes: 3 },
  // The same language, written differently.
  { elements: '[ 1*( "1" "." ) ]', states: 3, classes: 3 },
  { elements: "1*2%x30-39", states: 4, classes: 2 },
  { elements: '*( "a" / "b" ) "a"', states: 3, classes: 3 },
])("$elements has $states states and $classes classes", ({ elements, states, classes }) => {
  const automaton = automatonOf(parseAbnf(""), elements);
  expect([automaton.stateCount, automaton.classCount]).toEqual([states, classes]);
});

it("viablePrefix is the length up to which a text can still be completed", () => {
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
])("RFC 3986 $elements accepts the texts that a regexp for it matches", ({ elements, matches }) => {
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
  );
});

it("lettersOf returns a letter for each class", () => {
  expect(lettersOf(automatonOf(parseAbnf(""), '*( "a" 1*2"b" )'))).toEqual(["!", "A", "B"]);
});

it("a suite reaches and tries every state, and distinguishes any two by a text that they share", () => {
  const automaton = automatonOf(rfc3986, "URI-reference");
  const { access, identifiers } = new ConformanceSuite(automaton, lettersOf(automaton));
  expect(access.map((text) => automaton.run(text))).toEqual(access.map((_, state) => state));
  expect(identifiers.filter((texts) => !texts.includes(""))).toEqual([]);
  for (const [a, texts] of identifiers.entries()) {
    for (const [b, others] of identifiers.entries()) {
      const isDistinguished = texts.some(
        (text) =>
          others.includes(text) &&
          automaton.isAccepting(automaton.run(text, a)) !== automaton.isAccepting(automaton.run(text, b)),
      );
      if (a !== b && !isDistinguished) expect([access[a], access[b]]).toBe("distinguished");
    }
  }
});

/** A recognizer over the letters. The start is 0. */
interface Machine {
  readonly next: readonly (readonly number[])[];
  readonly accepting: readonly boolean[];
}

/** A grammar small enough to try thousands of similar recognizers. */
class Example {
  readonly letters: readonly string[];
  readonly right: Machine;
  readonly suite: ConformanceSuite;

  constructor(elements: string) {
    const automaton = automatonOf(parseAbnf(""), elements);
    this.letters = lettersOf(automaton);
    this.suite = new ConformanceSuite(automaton, this.letters);
    const states = Array.from({ length: automaton.stateCount }, (_, state) => state);
    this.right = {
      next: states.map((state) => this.letters.map((letter) => automaton.next(state, letter.charCodeAt(0)))),
      accepting: states.map((state) => automaton.isAccepting(state)),
    };
  }

  answer({ next, accepting }: Machine, text: string): boolean {
    let state = 0;
    for (const letter of text) state = next[state]?.[this.letters.indexOf(letter)] as number;
    return accepting[state] as boolean;
  }

  /** Any machine with `count` states. */
  machines(count: number): fc.Arbitrary<Machine> {
    const row = fc.array(fc.nat({ max: count - 1 }), {
      minLength: this.letters.length,
      maxLength: this.letters.length,
    });
    return fc.record({
      next: fc.array(row, { minLength: count, maxLength: count }),
      accepting: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
    });
  }

  /**
   * The right machine with `extra` more states, and a few steps and answers changed. Most of them differ in few texts.
   */
  nearMachines(extra: number): fc.Arbitrary<Machine> {
    const { next, accepting } = this.right;
    const count = next.length + extra;
    const step = fc.record({
      state: fc.nat({ max: count - 1 }),
      letter: fc.nat({ max: this.letters.length - 1 }),
      to: fc.nat({ max: count - 1 }),
    });
    return fc
      .record({
        copied: fc.array(fc.nat({ max: next.length - 1 }), { minLength: extra, maxLength: extra }),
        steps: fc.array(step, { maxLength: 3 }),
        answers: fc.array(fc.nat({ max: count - 1 }), { maxLength: 1 }),
      })
      .map(({ copied, steps, answers }) => {
        const rows = [...next, ...copied.map((state) => next[state] as number[])].map((row) => [...row]);
        for (const { state, letter, to } of steps) (rows[state] as number[])[letter] = to;
        const all = [...accepting, ...copied.map((state) => accepting[state] as boolean)];
        return { next: rows, accepting: all.map((accepts, state) => accepts !== answers.includes(state)) };
      });
  }

  /** Whether the machine answers every text correctly: no reachable pair of states gives different answers. */
  isRight({ next, accepting }: Machine): boolean {
    const pairs = new Map<string, readonly [number, number]>([["0 0", [0, 0]]]);
    for (const [, [state, other]] of pairs) {
      if (accepting[state] !== this.right.accepting[other]) return false;
      this.letters.forEach((_, letter) => {
        const pair = [next[state]?.[letter] as number, this.right.next[other]?.[letter] as number] as const;
        pairs.set(pair.join(" "), pair);
      });
    }
    return true;
  }
}

const EXAMPLES = ['*( "a" 1*2"b" )', '1*"a" "b"', '"[" 1*3"a" "]"', '*1( "a" / "ab" ) 2"b"'];

it.each(EXAMPLES.flatMap((elements) => [0, 1, 2].map((extra) => ({ elements, extra }))))(
  "a suite finds every faulty recognizer of $elements with up to $extra more states",
  ({ elements, extra }) => {
    const example = new Example(elements);
    const { letters, right, suite } = example;
    const texts = [...suite.texts(letters, extra)];
    let tried = 0;
    let faulty = 0;
    fc.assert(
      fc.property(fc.oneof(example.nearMachines(extra), example.machines(right.next.length + extra)), (machine) => {
        tried++;
        const isFound = texts.some((text) => example.answer(machine, text) !== example.answer(right, text));
        expect(isFound).toBe(!example.isRight(machine));
        if (isFound) faulty++;
      }),
    );
    expect(faulty / tried).toBeGreaterThan(0.5);
  },
);

it.each(EXAMPLES)("a suite for %s has no duplicate beginnings", (elements) => {
  const { letters, suite } = new Example(elements);
  for (const extra of [0, 1, 2]) {
    const beginnings = [...suite.beginnings(letters, extra)];
    expect(new Set(beginnings).size).toBe(beginnings.length);
  }
});

it("a suite rejects an automaton that is not minimal", () => {
  const twice = new Automaton(new Uint8Array(65_536), [[1], [0]], [true, true]);
  expect(() => new ConformanceSuite(twice, ["a"])).toThrow(RangeError);
});
