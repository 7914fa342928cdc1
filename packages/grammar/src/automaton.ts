/** The minimal deterministic automaton of a grammar. Each language has exactly one, however its rules are written. */
import { type Grammar, parseElements } from "./abnf.ts";
import { Nondeterministic } from "./nondeterministic.ts";

const CODE_POINTS = 0x11_0000;

/** States are numbers, and the start is 0. Texts are read by code points. A lone surrogate is one, and in no rule. */
export class Automaton {
  readonly stateCount: number;
  readonly classCount: number;
  /** The first code point of each run of code points of one class. */
  readonly firsts: readonly number[];
  /** The class of each code point. No state distinguishes between characters of one class. */
  readonly #classes: Uint8Array;
  /** The next state, by state and class. */
  readonly #next: Uint16Array;
  readonly #accepting: Uint8Array;
  readonly #viable: Uint8Array;

  constructor(classes: Uint8Array, next: readonly (readonly number[])[], accepting: readonly boolean[]) {
    this.stateCount = next.length;
    this.classCount = next[0]?.length ?? 0;
    this.firsts = firstsOf(classes);
    this.#classes = classes;
    this.#next = Uint16Array.from(next.flat());
    this.#accepting = Uint8Array.from(accepting, Number);
    this.#viable = Uint8Array.from(reaching(next, accepting), Number);
  }

  next(state: number, code: number): number {
    return this.#next[state * this.classCount + (this.#classes[code] as number)] as number;
  }

  /** The state that a text leads to. */
  run(text: string, from = 0): number {
    let state = from;
    for (let i = 0; i < text.length; i++) {
      const code = text.codePointAt(i) as number;
      state = this.next(state, code);
      if (code > 0xffff) i++;
    }
    return state;
  }

  isAccepting(state: number): boolean {
    return this.#accepting[state] === 1;
  }

  /** Whether some text leads from this state to an accepting one. */
  isViable(state: number): boolean {
    return this.#viable[state] === 1;
  }

  accepts(text: string): boolean {
    return this.isAccepting(this.run(text));
  }

  /** The length, in UTF-16 code units, of the text's longest prefix that begins an accepted text. */
  viablePrefix(text: string): number {
    let state = 0;
    for (let i = 0; i < text.length; i++) {
      const code = text.codePointAt(i) as number;
      state = this.next(state, code);
      if (!this.isViable(state)) return i;
      if (code > 0xffff) i++;
    }
    return text.length;
  }

  classOf(code: number): number {
    return this.#classes[code] as number;
  }
}

/** A loop, since `filter` on an array of all code points is slow. */
function firstsOf(classes: Uint8Array): readonly number[] {
  const firsts: number[] = [];
  for (let code = 0; code < classes.length; code++) {
    if (code === 0 || classes[code] !== classes[code - 1]) firsts.push(code);
  }
  return firsts;
}

const made = new WeakMap<Grammar, Map<string, Automaton>>();

/** The automaton of a right-hand side, such as `URI-reference` or `1*DIGIT "."`. It is built only once. */
export function automatonOf(grammar: Grammar, elements: string): Automaton {
  const automata = made.get(grammar) ?? new Map<string, Automaton>();
  made.set(grammar, automata);
  const automaton = automata.get(elements) ?? compiled(grammar, elements);
  automata.set(elements, automaton);
  return automaton;
}

function compiled(grammar: Grammar, elements: string): Automaton {
  const nondeterministic = new Nondeterministic(grammar, parseElements(elements));
  const intervals = intervalsOf(nondeterministic);
  const { next, accepting } = subsets(nondeterministic, intervals);
  return minimal(intervals, next, accepting);
}

/** One character for each class that none of the automata distinguishes within, printable if possible. */
export function lettersOf(...automata: readonly Automaton[]): readonly string[] {
  const letters = new Map<string, string>();
  const printable = Array.from({ length: 0x5e }, (_, index) => index + 0x21);
  const firsts = automata.flatMap((automaton) => automaton.firsts).sort((a, b) => a - b);
  for (const code of [...printable, ...firsts]) {
    const key = automata.map((automaton) => automaton.classOf(code)).join();
    if (!letters.has(key)) letters.set(key, String.fromCodePoint(code));
  }
  return [...letters.values()];
}

/** The first code point of each interval in which every step takes either all code points or none. */
function intervalsOf({ states }: Nondeterministic): readonly number[] {
  const steps = states.flatMap((state) => state.steps);
  const begins = new Set([0, ...steps.flatMap(({ from, to }) => [from, to + 1])]);
  return [...begins].filter((code) => code < CODE_POINTS).sort((a, b) => a - b);
}

/** The subset construction: each reachable set of states becomes a state. */
function subsets(automaton: Nondeterministic, intervals: readonly number[]) {
  const found = new Map<string, number>();
  const sets: (readonly number[])[] = [];
  const numberOf = (set: readonly number[]): number => {
    const key = set.join();
    const known = found.get(key) ?? sets.push(set) - 1;
    found.set(key, known);
    return known;
  };
  numberOf(automaton.closure([automaton.start]));
  const next: number[][] = [];
  // The list grows during the loop.
  for (const set of sets) next.push(intervals.map((code) => numberOf(automaton.step(set, code))));
  return { next, accepting: sets.map((set) => set.includes(automaton.accepting)) };
}

/** Merges the states that no text distinguishes, and the intervals that no state distinguishes. */
function minimal(intervals: readonly number[], next: readonly number[][], accepting: readonly boolean[]): Automaton {
  let blocks = accepting.map(Number);
  for (let count = 0; ;) {
    const current = blocks;
    blocks = numbered(next.map((row, state) => `${current[state]}:${row.map((target) => current[target]).join()}`));
    const found = new Set(blocks).size;
    if (found === count) break;
    count = found;
  }
  // One state represents each block. The start state comes first.
  const representatives = [...new Set(blocks)].map((block) => blocks.indexOf(block));
  const rows = representatives.map((state) => (next[state] as number[]).map((target) => blocks[target] as number));
  const columns = numbered(intervals.map((_, column) => rows.map((row) => row[column]).join()));
  const kept = [...new Set(columns)].map((column) => columns.indexOf(column));

  const classes = new Uint8Array(CODE_POINTS);
  intervals.forEach((from, index) => classes.fill(columns[index] as number, from, intervals[index + 1] ?? CODE_POINTS));
  return new Automaton(
    classes,
    rows.map((row) => kept.map((column) => row[column] as number)),
    representatives.map((state) => accepting[state] as boolean),
  );
}

/** Numbers the distinct keys in order of first appearance. */
function numbered(keys: readonly string[]): number[] {
  const numbers = new Map<string, number>();
  return keys.map((key) => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}

/** Which states lead to an accepting one. */
function reaching(next: readonly (readonly number[])[], accepting: readonly boolean[]): readonly boolean[] {
  const found = [...accepting];
  for (let grows = true; grows;) {
    grows = false;
    next.forEach((row, state) => {
      if (found[state] || !row.some((target) => found[target])) return;
      found[state] = true;
      grows = true;
    });
  }
  return found;
}
